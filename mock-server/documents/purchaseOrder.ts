import { type Order, orders } from '#modules/orders/contract.ts';
import { lineSum, totalsOf } from '#modules/orders/rules/totals.ts';
import { orderWords } from '#modules/orders/rules/words.ts';
import { type DocumentLanguage, fill } from '#modules/workorder/rules/language.ts';
import type { Block } from './block.ts';
import { factsGrid, heading, notice, paragraph, section, table } from './blocks.ts';
import { formatsOf } from './format.ts';
import type { Definition, Frame } from './makePdf.ts';
import { mm } from './style.ts';

/** What an order on paper is made of; plain data. */
export type PurchaseOrderFacts = {
  order: Order;
  /** The supplier's address, in lines. */
  supplierAddress: string;
  agentName: string;
  vessel: { name: string; imo: string; timeZone: string };
  /** Who orders, and where answers go. */
  orderedBy: string;
  language: DocumentLanguage;
  /** The server's time, ISO 8601 in UTC. */
  now: string;
};

/** The number as the supplier reads it: "PO-318"; a draft without one has its supplier's name. */
export const orderTitle = (order: Order) =>
  order.number === null ? orders.nameOf(order) : `PO-${order.number}`;

const sumsOf = ({ order, language }: PurchaseOrderFacts): Block => {
  const words = orderWords(language);
  const { money, number } = formatsOf(language);
  const sums = totalsOf(order);
  const show = (amount: number) => money(amount, order.currency);
  const rows: (readonly [string, string])[] = [
    [words.net, show(sums.lines)],
    ...(order.freight === null ? [] : [[words.freight, show(sums.freight)] as const]),
    ...(order.taxRate === null
      ? []
      : [[fill(words.tax, { rate: number(order.taxRate) }), show(sums.tax)] as const]),
  ];
  return {
    unbreakable: true,
    margin: [0, 8, 0, 0],
    columns: [
      { text: '', width: '*' },
      {
        width: mm(80),
        stack: [
          ...rows.map(([name, value]): Block => sumRow(name, value, false)),
          sumRow(words.total, show(sums.total), true),
        ],
      },
    ],
  };
};

const sumRow = (name: string, value: string, bold: boolean): Block => ({
  columns: [
    { text: name, width: '*', bold },
    { text: value, alignment: 'right', width: 'auto', bold },
  ],
  columnGap: 12,
  margin: [0, 2, 0, 2],
});

const linesOf = ({ order, language }: PurchaseOrderFacts): Block => {
  const words = orderWords(language);
  const { money, number } = formatsOf(language);
  const hasCodes = order.lines.some(({ supplierCode }) => supplierCode !== '');
  return table(
    [
      { head: '', width: mm(7), align: 'right' },
      { head: words.part, width: '*' },
      { head: words.partNo, width: mm(32) },
      ...(hasCodes ? [{ head: words.code, width: mm(24) }] : []),
      { head: words.quantity, width: mm(20), align: 'right' },
      { head: words.price, width: mm(24), align: 'right' },
      { head: words.sum, width: mm(26), align: 'right' },
    ],
    order.lines.map((line, index) => [
      String(index + 1),
      line.name,
      line.partNo,
      ...(hasCodes ? [line.supplierCode] : []),
      [number(line.quantity), line.unit].filter(Boolean).join(' '),
      money(line.price, order.currency),
      money(lineSum(line), order.currency),
    ]),
  );
};

/** An order as a document for the supplier. */
export const purchaseOrder = (
  facts: PurchaseOrderFacts,
): { definition: Definition; frame: Frame; fileName: string } => {
  const { order, supplierAddress, agentName, vessel, orderedBy, language, now } = facts;
  const words = orderWords(language);
  const formats = formatsOf(language);
  const title = orderTitle(order);
  const { unpriced } = totalsOf(order);
  const content: Block[] = [
    heading({ kind: words.kind, title, facts: [vessel.name, order.supplierName] }),
    ...(order.status === 'draft' ? [notice(words.draft)] : []),
    ...(order.status === 'cancelled' ? [notice(words.cancelled)] : []),
    factsGrid(
      [
        [words.supplier, [order.supplierName, supplierAddress].filter(Boolean).join('\n')],
        [words.deliverTo, [order.port, order.deliverTo].filter(Boolean).join('\n')],
        [words.agent, agentName],
        [words.marks, [vessel.name, vessel.imo && `IMO ${vessel.imo}`, title].filter(Boolean).join(', ')],
        [words.date, formats.moment(order.sentAt ?? now, vessel.timeZone)],
        [words.wantedBy, order.wantedBy ? formats.day(order.wantedBy) : ''],
        [words.yourRef, order.supplierRef],
        [words.orderedBy, orderedBy],
      ],
      2,
    ),
    section(words.lines, [linesOf(facts)]),
    sumsOf(facts),
    ...(unpriced > 0 ? [paragraph(words.unpriced)] : []),
    ...(order.remarks ? [section(words.remarks, [paragraph(order.remarks)])] : []),
  ];
  return {
    definition: { content },
    frame: {
      language,
      title: `${words.kind} ${title}`,
      vessel: vessel.name,
      footer: fill(words.printed, { when: formats.moment(now, vessel.timeZone) }),
    },
    fileName: `${title.replace(/[^\p{L}\p{N}-]+/gu, '-')}.pdf`,
  };
};
