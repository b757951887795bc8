import type {
  CanvasLine,
  CanvasRect,
  Content,
  ContentBase,
  ContentLink,
  CustomTableLayout,
  Size,
  Table,
  TableCellProperties,
} from 'pdfmake/interfaces';
import type { Run } from './fonts.ts';

/** The font is chosen from the script of a text, so a block names none. */
type Drawn = Omit<ContentBase, 'background' | 'font'> & TableCellProperties;
type Look = Drawn & { width?: Size };

/** Part of a line with its own style. */
export type Inline = string | (Omit<ContentBase, 'font'> & ContentLink & { text: string });

/**
 * The content of a document: the part of pdfmake's language that we use. Pictures are `data:` URLs of ours, so nothing
 * in a document can refer to a file or a URL.
 */
export type Block =
  | string
  | (Look & ContentLink & { text: string | Inline[] })
  | (Look & { stack: Block[] })
  | (Look & { columns: Block[] })
  | (Look & { table: Omit<Table, 'body'> & { body: Block[][] }; layout?: CustomTableLayout })
  | (Drawn & ContentLink & { image: `data:image/${string}`; fit: [number, number] })
  | (Drawn & { qr: string; fit: number; eccLevel: 'M' })
  // No polylines: pdfmake shifts their points again with every page break that it tries.
  | (Drawn & { canvas: (CanvasLine | CanvasRect)[] });

/** All text of a block, to determine the fonts it needs. */
export const blockText = (block: Block): string => {
  if (typeof block === 'string') return block;
  if ('text' in block)
    return typeof block.text === 'string'
      ? block.text
      : block.text.map((inline) => (typeof inline === 'string' ? inline : inline.text)).join('');
  if ('stack' in block) return block.stack.map(blockText).join('');
  if ('columns' in block) return block.columns.map(blockText).join('');
  if ('table' in block) return block.table.body.map((row) => row.map(blockText).join('')).join('');
  return '';
};

type Cut = { primary: Run['font']; runs: (text: string) => Run[] };

/**
 * Splits words of more than 24 letters into parts of 12: pdfmake makes a column at least as wide as its longest part.
 */
const partsOf = (run: Run): Run[] =>
  /\S{25}/u.test(run.text)
    ? (run.text.match(/\S{1,12}\s*|\s+/gu) ?? []).map((text) => ({ ...run, text }))
    : [run];

/** The runs of a text in their fonts; a text entirely in the document's own font stays plain. */
const dressText = (text: string | readonly Inline[], { primary, runs }: Cut): Content => {
  const inlines: readonly Inline[] = typeof text === 'string' ? [text] : text;
  const dressed = inlines.flatMap((inline) => {
    const look = typeof inline === 'string' ? {} : inline;
    const cut = runs(typeof inline === 'string' ? inline : inline.text).flatMap(partsOf);
    return cut.map((run) => ({ ...look, ...run }));
  });
  const [only] = dressed;
  if (typeof text === 'string' && dressed.length < 2 && (only?.font ?? primary) === primary)
    return only?.text ?? '';
  return dressed;
};

/**
 * A block in pdfmake's form, each run of its texts in a font that has its letters. It is a copy, because pdfmake
 * modifies its input.
 */
export const dress = (block: Block, cut: Cut): Exclude<Content, string | number | Content[]> => {
  if (typeof block === 'string') return { text: dressText(block, cut) };
  if ('text' in block) return { ...block, text: dressText(block.text, cut) };
  if ('stack' in block) return { ...block, stack: block.stack.map((part) => dress(part, cut)) };
  if ('columns' in block) return { ...block, columns: block.columns.map((part) => dress(part, cut)) };
  if ('table' in block) {
    const body = block.table.body.map((row) => row.map((cell) => dress(cell, cut)));
    const { widths } = block.table;
    return {
      ...block,
      table: { ...block.table, body, ...(widths ? { widths: structuredClone(widths) } : {}) },
    };
  }
  return 'canvas' in block ? { ...block, canvas: structuredClone(block.canvas) } : { ...block };
};
