import { describe, expect, test } from 'vitest';
import { MISSING_GLYPH, readPdf } from '../testing/readPdf.ts';
import type { Block } from './block.ts';
import { heading, section, table } from './blocks.ts';
import { checklist, noteLines, signatures } from './handwriting.ts';
import { type Frame, makePdf } from './makePdf.ts';
import { contentWidth } from './style.ts';

const frame: Frame = { language: 'en', title: 'Crew list', vessel: 'M/Y Halcyon', footer: 'Printed 18 Jun' };
const print = async (content: Block[], more: Partial<Frame> = {}) => {
  const bytes = await makePdf({ content }, { ...frame, ...more });
  return { ...readPdf(bytes), size: bytes.length };
};

describe('a page', () => {
  test("has a running header and a page number on every page, and repeats a table's header", async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`Person ${index}`, 'Deckhand']);
    const columns = [
      { head: 'Name', width: '*' },
      { head: 'Rank', width: 100 },
    ];
    const pdf = await print([section('Aboard', [table(columns, rows)])]);
    expect(pdf.version).toBe('%PDF-1.7');
    expect(pdf.pages).toBe(3);
    expect(pdf.language).toBe('en');
    for (const words of ['M/Y HalcyonCrew list', 'NameRank', 'Printed 18 Jun'])
      expect(pdf.text.split(words)).toHaveLength(4);
    for (const number of ['1 / 3', '2 / 3', '3 / 3']) expect(pdf.text).toContain(number);
    expect(pdf.text).toContain('Person 89');
  });

  test('does not begin a section without room below its heading', async () => {
    const filling: Block = { stack: [''], margin: [0, 0, 0, 660] };
    const [first = '', second = ''] = (await print([filling, section('Notes', [noteLines(3)])])).text.split(
      '\n',
    );
    expect(first).not.toContain('Notes');
    expect(second).toContain('Notes');
  });

  test('prints the same again', async () => {
    const content = [
      heading({
        kind: 'List',
        title: 'Steps',
        facts: ['one', '', 'two'],
        page: { address: 'https://a.example/b', caption: 'Open' },
      }),
      checklist([
        { text: 'Close the valve', ticked: true },
        { text: 'Read', reading: { value: '', unit: 'bar' } },
      ]),
      signatures(['Master'], 'Name', contentWidth(false)),
    ];
    const [first, second] = [await print(content), await print(content)];
    expect(first.text).toContain('one  ·  two');
    expect(first.links).toEqual(['https://a.example/b']);
    expect({ ...second }).toEqual({ ...first });
  });
});

describe('letters', () => {
  test.each([
    ['en', 'Replace the impeller', ['NotoSans-Regular', 'NotoSans-SemiBold']],
    ['fr', 'Contrôler l’étanchéité ; 1 250 h, Ελλάδα, Кириллица', ['NotoSans-Regular', 'NotoSans-SemiBold']],
    ['ja', '海水ポンプのインペラを交換（80℃以下）', ['NotoSansJP-Regular', 'NotoSansJP-SemiBold']],
    ['zh', '更换主机海水泵叶轮，扭矩“25牛·米”', ['NotoSansSC-Regular', 'NotoSansSC-SemiBold']],
  ] as const)(
    'of %s come from their own fonts, and only those in use are embedded',
    async (language, text, fonts) => {
      const pdf = await print([text, { text, bold: true }], { language, title: text });
      expect(pdf.fonts).toEqual(fonts);
      expect(pdf.text.split(text)).toHaveLength(4);
      expect(pdf.size).toBeLessThan(60_000);
    },
  );

  test.each([
    ['en', 'For 田中 健: ≤ 25 N·m → see Łódź', ['NotoSans-Regular', 'NotoSansSC-Regular']],
    ['en', 'ポンプ by Volvo', ['NotoSans-Regular', 'NotoSansJP-Regular']],
    ['ja', '型式 Łódź-1 から', ['NotoSans-Regular', 'NotoSansJP-Regular']],
    ['ja', 'Москва から 25 µm', ['NotoSans-Regular', 'NotoSansJP-Regular']],
    ['zh', '东京ポンプ骨', ['NotoSansSC-Regular']],
  ] as const)('of other scripts stand in a text of %s: %s', async (language, text, fonts) => {
    const pdf = await print([text], { language });
    expect(pdf.fonts.filter((font) => font.endsWith('Regular'))).toEqual(fonts);
    expect(pdf.text).toContain(text);
    expect(pdf.text).not.toContain(MISSING_GLYPH);
  });

  test('that no font has become a question mark, and characters without a shape are dropped', async () => {
    const pdf = await print(['A\u200bB\u00adC 😀\ufe0f 한 ⌀ 12\u202f000 e\u0301']);
    expect(pdf.text).toContain('ABC ? ? Ø 12\u00a0000 é');
    expect(pdf.text).not.toContain(MISSING_GLYPH);
  });

  test('of an endless word stay in their column', async () => {
    const columns = [
      { head: 'Part', width: '*' },
      { head: 'Rank', width: '*' },
    ];
    const pdf = await print([table(columns, [['W'.repeat(160), 'Right']])]);
    expect(pdf.pages).toBe(1);
    expect(pdf.text.match(/W/g)).toHaveLength(160);
    const right = pdf.pieces.find(({ text }) => text === 'Right');
    expect(right?.x).toBeLessThan(330);
  });
});
