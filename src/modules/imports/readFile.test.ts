import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/browser';
import { cellText, decodeText, readFile } from './readFile.ts';
import { storeZip } from './storeZip.ts';

const fields = [
  { key: 'name', label: 'Name', aliases: ['Item', '名称'] },
  { key: 'hours', label: 'Hours', aliases: [] },
];
const file = (content: BlobPart, name = 'list.csv') => new File([content], name);
const read = (content: BlobPart, name?: string, language = 'en') =>
  readFile(file(content, name), fields, language);

describe('the content of a file', () => {
  test('the sample: semicolons, commas inside, forty rows', async () => {
    const text = readFileSync('mock-server/seed/data/equipment-import-sample.csv');
    const { headers, rows } = await read(new Uint8Array(text));
    expect(headers).toEqual(['System', 'Item', 'Make', 'Type', 'S/N', 'Place', 'Dept', 'Crit', 'Hours']);
    expect(rows).toHaveLength(40);
    expect(rows[0]).toEqual({
      line: 2,
      cells: [
        'Propulsion',
        'Shaft brake, port',
        'Vulkan',
        'Propeller shaft lock 145',
        'VK-145-2207',
        'Aft bilge, port',
        'Engine',
        'N',
        '',
      ],
    });
  });

  test.each([
    ['commas', 'Name,Hours\n"Pump, aft",5\n'],
    ['tabs', 'Name\tHours\nPump, aft\t5'],
    ['bars', 'Name|Hours\r\nPump, aft|5\r\n'],
    ['a UTF-8 mark', '\uFEFFName;Hours\nPump, aft;5\n'],
    ['a title above and empty lines', 'Equipment list;\n\nName;Hours\n;\nPump, aft;5\n\n'],
  ])('%s', async (_what, text) => {
    const { headers, rows } = await read(text, 'list.txt');
    expect(headers).toEqual(['Name', 'Hours']);
    expect(rows.map(({ cells }) => cells)).toEqual([['Pump, aft', '5']]);
  });

  test('lines are counted as a spreadsheet does', async () => {
    const { rows } = await read('Name,Hours\n"two\nlines",1\n\nPump,2\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('XLSX: text, numbers, yes and no, dates', async () => {
    const date = new Date(Date.UTC(2026, 5, 18));
    const blob = await writeXlsxFile([
      ['Name', 'Hours', 'Critical', 'Installed'],
      ['Pump', 1234.5, true, { value: date, type: Date, format: 'dd/mm/yyyy' }],
    ]).toBlob();
    const { headers, rows } = await read(await blob.arrayBuffer(), 'list.xlsx');
    expect(headers).toEqual(['Name', 'Hours', 'Critical', 'Installed']);
    expect(rows[0]?.cells).toEqual(['Pump', '1234.5', 'yes', '2026-06-18']);
  });

  test('XLSX of 10,000 rows, decompressed by our own code', async () => {
    const sheet = Array.from({ length: 10_000 }, (_, i) => [`A part with a long name ${i}`, i]);
    const blob = await writeXlsxFile([['Name', 'Hours'], ...sheet]).toBlob();
    const { rows } = await read(await blob.arrayBuffer(), 'list.xlsx');
    expect(rows.at(-1)?.cells).toEqual(['A part with a long name 9999', '9999']);
    const stored = await storeZip(await blob.arrayBuffer());
    expect(stored.byteLength).toBeGreaterThan(600_000);
  });

  test("a spreadsheet's number is never read as thousands", () => {
    expect(['1.234', '12.5', '1234.567'].map((text) => cellText(Number(text)))).toEqual([
      '1.2340',
      '12.5',
      '1234.567',
    ]);
  });
});

describe('encodings', () => {
  test.each([
    ['Western', [0xc9, 0x71], 'fr', 'Éq'],
    ['UTF-8', [0xc3, 0x89], 'fr', 'É'],
    ['UTF-16', [0xff, 0xfe, 0xc9, 0x00], 'en', 'É'],
    ['Chinese', [0xc3, 0xfb, 0xb3, 0xc6], 'zh', '名称'],
    ['Japanese', [0x96, 0xbc, 0x91, 0x4f], 'ja', '名前'],
  ])('%s', (_what, bytes, language, text) => expect(decodeText(new Uint8Array(bytes), language)).toBe(text));
});

describe('files that cannot be used', () => {
  const many = (rows: number) => `Name\n${'Pump\n'.repeat(rows)}`;
  test.each([
    ['a picture', 'x', 'photo.png', { code: 'wrongType' }],
    ['nothing', '', 'list.csv', { code: 'empty' }],
    ['blank lines', '\n \n', 'list.csv', { code: 'empty' }],
    ['nothing as XLSX', '', 'list.xlsx', { code: 'empty' }],
    ['headings only', 'Name;Hours\n\n', 'list.csv', { code: 'headerOnly' }],
    ['10,001 rows', many(10_001), 'list.csv', { code: 'tooMany', n: 10_000 }],
    ['a broken XLSX', 'PK\u0003\u0004 broken', 'list.xlsx', { code: 'unreadable' }],
    ['text named XLSX', 'Name\nPump', 'list.xlsx', { code: 'unreadable' }],
    ['an open quotation mark', 'Name;Hours\n"Pump;5\nFan;6\n', 'list.csv', { code: 'openQuote', n: 2 }],
  ])('%s', async (_what, content, name, problem) => {
    await expect(read(content, name)).rejects.toMatchObject(problem);
  });

  test('10,000 rows are accepted', async () => {
    expect((await read(many(10_000))).rows).toHaveLength(10_000);
  });
});
