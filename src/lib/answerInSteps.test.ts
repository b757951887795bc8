import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { checkRows, readAnswer } from './answerInSteps.ts';
import { ConnectionError } from './apiError.ts';

/** A list as the server writes it: each row on a line. */
const linesOf = (rows: readonly unknown[]) => `[${rows.map((row) => JSON.stringify(row)).join(',\n')}]`;

/** An answer whose bytes come in pieces, cut anywhere, also within a letter. */
const answerOf = (text: string, size = 100_003) => {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    }),
  );
};

const rowOf = (length: number) => (index: number) => ({
  _id: `job-${index}`,
  name: 'Clean the seawater strainers, “port” side · 清洗海水滤器'.slice(0, length),
  tags: ['[', ',\n', ']'],
});
const rowsOf = (count: number, length = 60) =>
  Array.from({ length: count }, (_, index) => rowOf(length)(index));

test('an answer that is none is not read to its end', async () => {
  const end = Promise.withResolvers<unknown>();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      controller.enqueue(new TextEncoder().encode(`[{"_id": 1},\nlost${'-'.repeat(60_000)},\n`)),
    cancel: end.resolve,
  });
  await expect(readAnswer(new Response(body))).rejects.toThrow(ConnectionError);
  await end.promise;
});

test('a long list is read in steps as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(2500),
      fc.nat(60),
      fc.integer({ min: 500, max: 300_000 }),
      async (count, length, size) => {
        const rows = rowsOf(count, length);
        expect(await readAnswer(answerOf(linesOf(rows), size))).toEqual(rows);
      },
    ),
    { numRuns: 40, examples: [[2500, 60, 1000]] },
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
  expect(await readAnswer(answerOf(JSON.stringify(answer)))).toEqual(answer);
});

test.each([
  '<html>',
  '',
  linesOf(rowsOf(2000)).slice(0, -1),
  linesOf(rowsOf(2000)).replace('"job-1500"', 'job-1500'),
])('what is no JSON, or only its beginning, is no answer', async (text) => {
  await expect(readAnswer(answerOf(text))).rejects.toThrow(ConnectionError);
});

test('the lists of an answer are checked in steps, and the answer is as when it is checked at once', async () => {
  const row = z.object({ _id: z.string(), tags: z._default(z.array(z.string()), []) });
  let most = 0;
  const counted = z.array(row).check((payload) => {
    most = Math.max(most, payload.value.length);
  });
  const schema = z.object({
    rest: z.boolean(),
    items: counted,
    beside: z.array(row),
    rev: z.optional(z.number()),
  });
  const answer = { rest: true, items: rowsOf(45).map(({ _id }) => ({ _id })), beside: rowsOf(3), rev: 7 };
  const inSteps = await checkRows(schema, answer);
  expect(most).toBe(10);
  expect(inSteps).toEqual(z.safeParse(schema, answer));
});

test('a wrong row of a list in an answer is found, and what is wrong beside the list', async () => {
  const schema = z.object({ rest: z.boolean(), items: z.array(z.object({ _id: z.string() })) });
  const items = rowsOf(30).map(({ _id }) => ({ _id }));
  expect((await checkRows(schema, { rest: true, items: [...items, { _id: 31 }] })).success).toBe(false);
  expect((await checkRows(schema, { rest: 'yes', items })).success).toBe(false);
  expect((await checkRows(schema, { rest: true, items: 'none' })).success).toBe(false);
  expect((await checkRows(schema, null)).success).toBe(false);
  expect((await checkRows(schema, { rest: true, items })).success).toBe(true);
});
