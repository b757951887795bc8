import type { CustomTableLayout } from 'pdfmake/interfaces';
import { cellText, type FalBox, type FalForm } from '#modules/crewlist/rules.ts';
import type { Block } from './block.ts';
import { checkBox } from './handwriting.ts';
import type { Definition, Frame } from './makePdf.ts';
import { color, contentWidth, hairline, mm } from './style.ts';

const PAD_PT = 3;
const WIDTH_PT = contentWidth(true);
const SIGNATURE_PT = mm(17);

/** Every box has lines on all sides, as on the printed form. */
const grid: CustomTableLayout = {
  hLineWidth: () => hairline,
  vLineWidth: () => hairline,
  hLineColor: () => color.ink,
  vLineColor: () => color.ink,
  paddingLeft: () => PAD_PT,
  paddingRight: () => PAD_PT,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};

/** The widths of the columns: together with their lines and margins they are as wide as the printed area. */
const widthsOf = ({ columns }: FalForm): number[] => {
  const lines = hairline * (columns.length + 1) + 2 * PAD_PT * columns.length;
  const weights = columns.reduce((sum, { weight }) => sum + weight, 0);
  return columns.map(({ weight }) => ((WIDTH_PT - lines) * weight) / weights);
};

const caption = ({ no, name }: Pick<FalBox, 'no' | 'name'>): Block => ({
  text: `${no}. ${name}`,
  fontSize: 6.5,
  color: color.ink2,
});

/** How many columns each of some boxes covers, so that the boxes are about equally wide. */
const spansOf = (widths: readonly number[], boxes: number): number[] => {
  const total = widths.reduce((sum, width) => sum + width, 0);
  let sum = 0;
  const spans = Array.from({ length: boxes }, () => 0);
  for (const width of widths) {
    const at = Math.min(boxes - 1, Math.floor(((sum + width / 2) * boxes) / total));
    spans[at] = (spans[at] ?? 0) + 1;
    sum += width;
  }
  return spans;
};

/** A row of cells over several columns each; pdfmake wants an empty cell for every column that is covered. */
const spread = (cells: readonly Exclude<Block, string>[], spans: readonly number[]): Block[] =>
  cells.flatMap((cell, index): Block[] => {
    const colSpan = spans[index] ?? 1;
    return [{ ...cell, colSpan }, ...Array.from({ length: colSpan - 1 }, () => '')];
  });

const boxRow = (boxes: readonly FalBox[], widths: readonly number[]): Block[] =>
  spread(
    boxes.map((box) => ({ stack: [caption(box), { text: box.value || ' ', fontSize: 9, bold: true }] })),
    spansOf(widths, boxes.length),
  );

const callRow = ({ title, arrives }: FalForm, widths: readonly number[]): Block[] => {
  const border: [boolean, boolean, boolean, boolean] = [false, false, false, false];
  const choice = (name: string, chosen: boolean): Block => ({
    columns: [{ ...checkBox(chosen), width: 14 }, { text: name }],
    width: 90,
  });
  return spread(
    [
      { text: title, bold: true, fontSize: 13, border, margin: [-PAD_PT, 0, 0, 4] },
      { columns: [choice('Arrival', arrives), choice('Departure', !arrives)], border },
    ],
    spansOf(widths, 2),
  );
};

/** The box for date and signature, at the foot of every page. */
const signatureOf = ({ signature }: FalForm): Block => ({
  table: {
    widths: [WIDTH_PT - 2 * PAD_PT - 2 * hairline],
    heights: SIGNATURE_PT - 8,
    body: [
      [
        {
          columns: [
            caption(signature),
            { text: signature.value && `Master: ${signature.value}`, fontSize: 8, alignment: 'right' },
          ],
        },
      ],
    ],
  },
  layout: grid,
});

/** A form of the FAL Convention on A4 landscape: call, ship, heads and the box to sign stand on every page. */
export const falDocument = (
  form: FalForm,
  { vessel, printed }: { vessel: string; printed: string },
): { definition: Definition; frame: Frame } => {
  const widths = widthsOf(form);
  const table: Block = {
    fontSize: 7.5,
    table: {
      headerRows: 2 + form.boxes.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        callRow(form, widths),
        ...form.boxes.map((boxes) => boxRow(boxes, widths)),
        form.columns.map(caption),
        ...form.rows.map(({ cells }) =>
          form.columns.map((column, at) => cellText(column, cells[at] ?? '') || ' '),
        ),
      ],
    },
  };
  // The title stands above the boxes, without lines.
  const layout = { ...grid, hLineWidth: (row: number) => (row === 0 ? 0 : hairline) };
  return {
    definition: {
      landscape: true,
      content: [{ ...table, layout }],
      foot: { block: signatureOf(form), height: SIGNATURE_PT },
    },
    frame: { language: 'en', title: form.title, vessel, footer: printed },
  };
};
