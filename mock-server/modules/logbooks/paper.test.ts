import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { as } from '../../testing/as.ts';
import { givePins, hourly, logDevice } from '../../testing/logbooks.ts';
import { MISSING_GLYPH, readPdf } from '../../testing/readPdf.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const volumeID = 'volume-of-paper';

const bytesOf = async (path: string) => {
  const { token } = await as(server, 'captain');
  const answer = await server.app.request(path, { headers: { 'x-auth-token': token } });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

test('a volume on paper has the pages of the book, its signatures, amendments and seals', async () => {
  await givePins(server, 'captain', 'engineer');
  const captain = await logDevice(server, 'captain');
  const opened = await captain.sign({ kind: 'open', volumeID, code: 'open', fields: { place: 'Antibes' } });
  const wrong = await captain.sign({ kind: 'entry', volumeID, ...hourly(1021, '遇雾减速，鸣号。霧で減速') });
  const amends = { amends: wrong._id, amendsHash: wrong.hash };
  const right = await captain.sign({
    ...{ kind: 'amend', volumeID, ...hourly(1012, 'Fog, slowed down') },
    ...{ ...amends, reason: 'Read the wrong scale' },
  });
  await captain.sign({ kind: 'witness', volumeID, signerID: 'user-engineer', ...amends });
  await captain.sign({ kind: 'verify', volumeID, covers: [wrong.hash], of: '2' });
  for (let n = 0; n < 30; n++)
    await captain.sign({ kind: 'entry', volumeID, ...hourly(1010 + n / 10, n % 3 ? '' : `Round ${n}`) });
  const bytes = await bytesOf(`/api/logbooks/volumes/${volumeID}/pdf`);
  if (process.env.KEEP_PAPER) writeFileSync(process.env.KEEP_PAPER, bytes);
  const { text, pages, pieces } = readPdf(bytes);
  expect(text).not.toContain(MISSING_GLYPH);
  for (const words of [
    ...['DECK LOG BOOK', 'Volume 1', 'Page 1', 'Page 2', opened.seal, 'no break', 'Antibes'],
    ...['遇雾减速', '霧で減速', 'Amends record 2 of page 1. Reason: Read the wrong scale'],
    ...[`Amended by record ${right.n}`, 'Witness:', 'Master:', "ship's time (UTC+2)", 'Seal of page 1'],
  ])
    expect(text).toContain(words);
  expect(pages).toBeGreaterThan(2);
  // Nothing is cut off at the right edge of A4 landscape.
  expect(Math.max(...pieces.map(({ right: edge }) => edge))).toBeLessThan(842 - 30);
  const second = readPdf(await bytesOf(`/api/logbooks/volumes/${volumeID}/pdf?from=2&to=2`)).text;
  expect(second).not.toContain('Read the wrong scale');
  expect(second).toContain('pages 2 to 2 of');
});

test.each([
  ['declaration', 'It is a declaration only when the Administration has signed it'],
  ['fallback', 'Entries made while the system did not work'],
])('the %s names ship and books', async (paper, words) => {
  const bytes = await bytesOf(`/api/logbooks/boat/boat-halcyon/${paper}`);
  if (process.env.KEEP_PAPER) writeFileSync(`${process.env.KEEP_PAPER}.${paper}.pdf`, bytes);
  const { text } = readPdf(bytes);
  for (const each of [words, 'M/Y Halcyon', '9664421', 'OIL RECORD BOOK PART I'])
    expect(text).toContain(each);
  expect(text).not.toContain(MISSING_GLYPH);
});
