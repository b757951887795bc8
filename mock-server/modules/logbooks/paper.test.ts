import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BookKind, BookValues } from '#modules/logbooks/rules/book.ts';
import { bookOf } from '#modules/logbooks/rules/books.ts';
import { DESCRIPTION, descriptionText } from '#modules/logbooks/rules/own.ts';
import { usedContents } from '../../store/contents.ts';
import { as } from '../../testing/as.ts';
import { givePins, hourly, logDevice, setInk } from '../../testing/logbooks.ts';
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

/** A black dot, transparent around it. */
const drawing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const signAll = async (book: BookKind, opening: BookValues, entries: readonly [string, BookValues][]) => {
  const captain = await logDevice(server, 'captain', `device-of-${book}`);
  const of = { volumeID: `volume-of-${book}`, book, form: bookOf(book, [String(opening[DESCRIPTION])]).form };
  const records = [await captain.sign({ ...of, kind: 'open', code: 'open', fields: { ...opening } })];
  for (const [code, fields] of entries)
    records.push(await captain.sign({ ...of, kind: 'entry', code, fields: { ...fields } }));
  const bytes = await bytesOf(`/api/logbooks/volumes/${of.volumeID}/pdf`);
  if (process.env.KEEP_PAPER) writeFileSync(`${process.env.KEEP_PAPER}.${book}.pdf`, bytes);
  return { captain, of, records, bytes, ...readPdf(bytes) };
};

test('a garbage record on paper states each category and where it went, with the drawn signature, also an older one', async () => {
  const sha = await server.services.files.put(drawing);
  await setInk(server, 'captain', `/api/content/${sha}?type=image%2Fpng`);
  await givePins(server, 'captain');
  const { bytes, text, records } = await signAll('garbage', { place: 'Antibes' }, [
    ['ashore', { facility: 'Port Vauban', catA: 0.8, catC: 1.05, receipt: 'AN-20614' }],
    ['toSea', { position: { lat: 43.2, lon: 7.9 }, catB: 0.04, ground: true, remarks: '食物残渣' }],
  ]);
  for (const words of ['Category', '0.800', '1.050', '0.040', 'receipt AN-20614', '食物残渣'])
    expect(text).toContain(words);
  expect(text).not.toContain(MISSING_GLYPH);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
  // The link on the screen opens the drawing, and what is stored does not.
  expect(records[1]?.signer.ink).toMatch(/^\/api\/content\/.*seal=/);
  await setInk(server, 'captain', '');
  expect(await usedContents(server.services.database.db, [sha])).toEqual(new Set([sha]));
});

test('the books of MARPOL on paper say in words what was chosen, with tanks, items and positions', async () => {
  await givePins(server, 'captain');
  const start = { lat: 43.2, lon: 7.9 };
  const tanks = [
    { list: 'cargo', name: 'Cargo 1 P', capacity: 180 },
    { list: 'slop', name: 'Slop S', capacity: 20 },
  ];
  const oil2 = await signAll('oil2', { tanks, tolerance: 0.5, place: 'Genoa' }, [
    ['aLoading', { loadPort: 'Genoa', oilType: 'Gas oil', toTank: 'Cargo 1 P', quantity: 120, total: 120 }],
    ['hToSlop', { tanksNamed: 'Cargo 1 P', toTank: 'Slop S', quantity: 4, total: 4 }],
    ['oRemarks', { remarks: '载货舱已检查。貨物タンク点検済み' }],
  ]);
  const sewage = await signAll(
    'sewage',
    { place: 'Antibes', persons: 29, passengerShip: false, holding: 'Port aft' },
    [
      [
        'sewageSea',
        {
          ...{ timeStart: '10:00', timeStop: '10:40', posStart: start, posStop: { lat: 43.25, lon: 8 } },
          ...{ sewageTreatment: 'comminuted', quantity: 2.4, landDistance: 13, speed: 8 },
        },
      ],
      ['sewagePlant', { timeFailed: '11:05', timeBack: '15:30', reason: 'Blower belt' }],
    ],
  );
  const air = await signAll('air', { place: 'Antibes' }, [
    ['noxTier', { position: start, tierWhen: 'entry', engine: 'Main engine, port', tierStatus: 'tier3' }],
    ['ozone', { ozoneKind: 'recharge', equipment: 'Provision cooler', substance: 'R-404A', mass: 1.25 }],
    ['engineParameters', { engine: 'Main engine, port', component: 'Injector 3' }],
  ]);
  for (const [{ text }, ...expected] of [
    [
      oil2,
      'electronic OIL RECORD BOOK PART II',
      'Gas oil',
      'Slop S',
      '120.00 m³ added',
      '载货舱已检查',
      'Genoa',
    ],
    [sewage, 'Comminuted, disinfected', '13.0 nm from the nearest land', 'Blower belt', 'Port aft'],
    [
      air,
      'Tier III',
      'Provision cooler',
      'R-404A',
      'Injector 3',
      'Recharge of equipment',
      'Entry into the area',
    ],
  ] as const) {
    for (const words of expected) expect(text).toContain(words);
    expect(text).not.toContain(MISSING_GLYPH);
    // No key of the description stands on the paper.
    expect(text).not.toMatch(/tier3|ozoneKind|comminuted\b|sewageTreatment|toTank/);
  }
});

test('a vessel’s own book is printed with the names of its fields, not with their keys', async () => {
  await givePins(server, 'captain');
  const field = { name: 'Petrol', kind: 'number' as const, unit: 'l', min: 0, max: 400, decimals: 0 };
  const description = descriptionText({
    ...{ title: 'Tender log', hint: '', keepYears: 1 },
    fields: [{ ...field, key: 'petrolTaken', values: [], required: false, carry: false }],
  });
  const { text } = await signAll('own-tender', { place: 'Antibes', [DESCRIPTION]: description }, [
    ['own', { petrolTaken: 62, remarks: 'To the beach' }],
  ]);
  for (const words of ['Tender log', 'Petrol l', '62', 'To the beach']) expect(text).toContain(words);
  expect(text).not.toContain('petrolTaken');
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
