import { describe, expect, test } from 'vitest';
import { labelOfMachine } from '#modules/labels/rules/label.ts';
import { perSheet, sheets } from '#modules/labels/rules/sheet.ts';
import { MISSING_GLYPH, readPdf } from '../testing/readPdf.ts';
import { fitText } from './fitText.ts';
import { fontsFor } from './fonts.ts';
import { drawLabel, makeLabels } from './labels.ts';
import { mm } from './style.ts';

const origin = 'https://halcyon.shipshape.example';
const machine = (name: string, more = {}) =>
  labelOfMachine(
    {
      _id: 'V1StGXR8_Z5jdHi6B-myT',
      name,
      manufacturer: 'Northern Lights',
      modelNumber: 'M773LW3-240V-50Hz',
      serialNumber: '7731-33CZ1042-A',
      location: 'Engine room, port side, forward of frame 32',
      ...more,
    },
    (serial) => `S/N ${serial}`,
  );
const labels = [
  machine('Generator 1'),
  machine('Emergency fire pump and bilge manifold with remote starting panel, port forward'),
  machine('Rohrbündelwärmetauscherreinigungsanlagenersatzteilkiste'),
  machine('非常用発電機の冷却水ポンプと予備のインペラ一式', { manufacturer: '東京計器株式会社' }),
  machine('W'.repeat(160), { manufacturer: 'M'.repeat(80), location: '' }),
  machine('I'),
];

describe.each(sheets.map((sheet) => [sheet.id, sheet] as const))('%s', (_id, sheet) => {
  test('nothing runs off a label or over another part of it', async () => {
    const { width } = await fontsFor(
      'en',
      labels.flatMap(({ name, lines }) => [name, ...lines, '…']).join(' '),
    );
    for (const label of labels) {
      const { qr, lines } = drawLabel(label, sheet, { x: 10, y: 20 }, { origin, width });
      const [left, top] = [mm(10), mm(20)];
      const [right, bottom] = [left + mm(sheet.label.width), top + mm(sheet.label.height)];
      expect(qr.x).toBeGreaterThanOrEqual(left);
      expect(qr.y).toBeGreaterThanOrEqual(top);
      expect(qr.y + qr.side).toBeLessThanOrEqual(bottom);
      expect(lines.length).toBeGreaterThan(0);
      let above = top;
      for (const line of lines) {
        expect(line.x).toBeGreaterThan(qr.x + qr.side);
        expect(line.x + line.width).toBeLessThanOrEqual(right);
        expect(line.y).toBeGreaterThanOrEqual(above);
        above = line.y + line.size * 1.3;
        expect(above).toBeLessThanOrEqual(bottom);
      }
    }
  });

  test('a full sheet is one page, and a part-used one is used on', async () => {
    const print = async (count: number, skip: number) =>
      readPdf(
        await makeLabels({
          labels: Array.from({ length: count }, (_, index) => machine(`Pump ${index + 1}`)),
          sheet,
          skip,
          language: 'en',
          origin,
          vessel: 'M/Y Halcyon',
          title: 'Labels',
        }),
      );
    const full = await print(perSheet(sheet), 0);
    expect(full.pages).toBe(1);
    expect(full.text).toContain(`Pump ${perSheet(sheet)}`);
    expect(full.text).not.toContain(MISSING_GLYPH);
    expect((await print(2, perSheet(sheet) - 1)).pages).toBe(2);
  });
});

describe('text that has to fit', () => {
  const width = (text: string) => text.length;
  test.each([
    ['short', 10, 1, ['short']],
    ['two words', 5, 2, ['two', 'words']],
    ['two long words', 8, 1, ['two lon…']],
    ['one two three four', 9, 2, ['one two', 'three fo…']],
    ['unbreakable', 4, 2, ['unbr', 'eak…']],
    ['  spaces   within ', 20, 2, ['spaces within']],
    ['', 5, 2, []],
  ])('%j in %d ems and %d lines', (text, most, lines, expected) =>
    expect(fitText(text, most, lines, width)).toEqual(expected),
  );
});
