import type { FalForm } from '#modules/crewlist/rules.ts';
import type { Block } from './block.ts';
import { factsGrid, heading, table } from './blocks.ts';
import type { Definition, Frame } from './makePdf.ts';
import { contentWidth, mm } from './style.ts';

/** Fixed column widths by header; other columns share the rest. */
const narrow = new Map([
  ['No.', mm(8)],
  ['Gender', mm(14)],
  ['Transit passenger', mm(16)],
]);

/** A form of the FAL Convention on A4 landscape, with a line for date and signature. */
export const falDocument = (
  form: FalForm,
  { vessel, printed }: { vessel: string; printed: string },
): { definition: Definition; frame: Frame } => {
  const sign: Block = {
    margin: [0, mm(16), 0, 0],
    unbreakable: true,
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: contentWidth(true) / 2, y2: 0, lineWidth: 0.5 }] },
      { text: form.signature, margin: [0, 3, 0, 0] },
    ],
  };
  return {
    definition: {
      landscape: true,
      content: [
        heading({ kind: 'International Maritime Organization', title: form.title, facts: [] }),
        factsGrid(form.facts, 5),
        { text: ' ' },
        table(
          form.columns.map((head) => ({ head, width: narrow.get(head) ?? '*' })),
          form.rows.map(({ cells }) => cells),
        ),
        sign,
      ],
    },
    frame: { language: 'en', title: form.title, vessel, footer: printed },
  };
};
