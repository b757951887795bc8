import { expect, it } from 'vitest';
import { type Attached, objectionTo, readFile } from './attach.ts';
import { MAX_ATTACHED_BYTES } from './contract.ts';

const file = (size: number): Attached => ({ name: 'a.pdf', type: 'application/pdf', size, data: '' });

it('encodes every byte, even of a file with more bytes than a call takes arguments', async () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, at) => at % 256);
  const { data, size } = await readFile(new File([bytes], 'plan.pdf'));
  expect(size).toBe(200_000);
  expect(new Uint8Array(Buffer.from(data, 'base64'))).toEqual(bytes);
});

it.each([
  ['nothing', [], undefined],
  ['exactly as much as may go', [file(MAX_ATTACHED_BYTES)], undefined],
  ['one byte more', [file(MAX_ATTACHED_BYTES), file(1)], 'tooLarge'],
  ['ten', Array.from({ length: 10 }, () => file(1)), undefined],
  ['eleven', Array.from({ length: 11 }, () => file(1)), 'tooMany'],
] as const)('%s', (_what, files, objection) => {
  expect(objectionTo(files)).toBe(objection);
});
