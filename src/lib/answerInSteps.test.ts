import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRows } from './answerInSteps.ts';
import { ConnectionError } from './apiError.ts';

/** A list as the server writes it: each row on a line. */
const linesOf = (rows: readonly unknown[]) => `[${rows.map((row) => JSON.stringify(row)).join(',\n')}]`;

const rowOf = (length: number) => (index: number) => ({
  _id: `job-${index}`,
  name: 'Clean the seawater strainers, “port” side · 清洗海水滤器'.slice(0, length),
  tags: ['[', ',\n', ']'],
});
const rowsOf = (count: number, length = 60) =>
  Array.from({ length: count }, (_, index) => rowOf(length)(index));

test('a long list is read in steps as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(2500), fc.nat(60), async (count, length) => {
      const rows = rowsOf(count, length);
      expect(await parseRows(linesOf(rows))).toEqual(rows);
    }),
    { numRuns: 40, examples: [[2500, 60]] },
  );
});

test.each([
  null,
  'text with a\nline',
  { rows: [1, 2] },
  [],
  [[1], [2]],
  Array.from({ length: 3000 }, (_, index) => [`row ${index}`, null]),
])('what is no long list of rows is read at once', async (answer) => {
  expect(await parseRows(JSON.stringify(answer))).toEqual(answer);
});

test.each([
  '<html>',
  '',
  linesOf(rowsOf(2000)).slice(0, -1),
  linesOf(rowsOf(2000)).replace('"job-1500"', 'job-1500'),
])('what is no JSON, or only its beginning, is no answer', async (text) => {
  await expect(parseRows(text)).rejects.toThrow(ConnectionError);
});
