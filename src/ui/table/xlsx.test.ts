import readXlsx from 'read-excel-file/universal';
import { afterEach, expect, test, vi } from 'vitest';
import { toXlsx } from './xlsx.ts';

afterEach(() => vi.unstubAllGlobals());

test('10,000 rows are a sheet that reads back the same, without a worker', async () => {
  // The security policy forbids a worker from a blob; a library that starts one would fail here as there.
  vi.stubGlobal('Worker', function forbidden() {
    throw new Error('This document requires TrustedScriptURL');
  });
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    index,
    `Job ${index} <&> "quoted" 漢字`,
    index % 2 === 0,
    null,
    ['Anna', 'Ben'],
    '=1+1',
    ...Array.from({ length: 4 }, (_none, column) => `Cell ${column}`),
  ]);
  const blob = await toXlsx([['No.', 'Name', 'Critical', 'Empty', 'People', 'Formula'], ...rows]);
  expect(blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const read = await readXlsx(await blob.arrayBuffer());
  const [sheet] = read;
  const data = sheet?.data ?? [];
  expect(data).toHaveLength(10_001);
  expect(data[9_999]?.slice(0, 6)).toEqual([
    9_998,
    'Job 9998 <&> "quoted" 漢字',
    true,
    null,
    'Anna, Ben',
    '=1+1',
  ]);
  expect(data[9_999]?.[9]).toBe('Cell 3');
});

test('characters that XML cannot hold are left out', async () => {
  const read = await readXlsx(await (await toXlsx([['A\u0000B\u000bC\ud800']])).arrayBuffer());
  expect(read[0]?.data).toEqual([['ABC']]);
});
