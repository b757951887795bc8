import type { Stocktake } from '#modules/stocktake/contract.ts';
import { stocktakeWords } from '#modules/stocktake/rules/words.ts';
import { type LineState, origin, varianceOf } from '#modules/stocktake/rules.ts';
import { type DocumentLanguage, fill } from '#modules/workorder/rules/language.ts';
import type { Block } from './block.ts';
import { factsGrid, heading, notice, paragraph, section, table } from './blocks.ts';
import { formatsOf } from './format.ts';
import { signatures } from './handwriting.ts';
import type { Definition, Frame } from './makePdf.ts';
import { contentWidth, mm } from './style.ts';

/** What the paper of a count sheet is made of; plain data. */
export type StocktakeFacts = {
  sheet: Stocktake;
  /** What was counted, in the order of the sheet, each with the path of its place. */
  lines: readonly { line: LineState; where: string }[];
  place: string;
  vessel: { name: string; timeZone: string };
  language: DocumentLanguage;
  /** The server's time, ISO 8601 in UTC. */
  now: string;
};

const PAGE_WIDTH_PT = contentWidth(false);

/** What differs on a count sheet, what does not, and room to sign. */
export const stocktakeSheet = (
  facts: StocktakeFacts,
): { definition: Definition; frame: Frame; fileName: string } => {
  const { sheet, lines, place, vessel, language, now } = facts;
  const words = stocktakeWords(language);
  const formats = formatsOf(language);
  const amount = (value: number | null, unit: string) =>
    value === null ? '' : [formats.number(value), unit].filter(Boolean).join(' ');
  const signed = (value: number | null) =>
    value === null ? '' : `${value > 0 ? '+' : ''}${formats.number(value)}`;
  const differing = lines.filter(({ line }) => line.state === 'differ' || varianceOf(line.count) !== 0);
  const same = lines.filter(({ line }) => line.state !== 'differ' && varianceOf(line.count) === 0);
  const who = ({ count, made }: LineState) => origin(count, made).userName;
  const why = ({ state, count: { cause, reason } }: LineState) =>
    state === 'differ'
      ? words.undecided
      : [cause === 'none' ? '' : words.cause[cause], reason].filter(Boolean).join(', ');
  const content: Block[] = [
    heading({ kind: words.kind, title: sheet.title, facts: [vessel.name, place || words.wholeVessel] }),
    ...(sheet.status === 'open' ? [notice(words.open)] : []),
    ...(sheet.status === 'cancelled' ? [notice(words.cancelled)] : []),
    factsGrid([
      [
        words.began,
        [formats.moment(sheet.createdAt, vessel.timeZone), sheet.startedBy].filter(Boolean).join('\n'),
      ],
      [
        words.ended,
        sheet.closed ? `${formats.moment(sheet.closed.at, vessel.timeZone)}\n${sheet.closed.by}` : '',
      ],
      [words.category, sheet.category],
      [words.lines, String(lines.length)],
      [words.differ, String(differing.length)],
      [words.left, sheet.closed ? String(sheet.closed.left) : ''],
    ]),
    section(words.differences, [
      differing.length === 0
        ? paragraph(words.none)
        : table(
            [
              { head: words.item, width: '*' },
              { head: words.where, width: mm(36) },
              { head: words.booked, width: mm(17), align: 'right' },
              { head: words.counted, width: mm(17), align: 'right' },
              { head: words.difference, width: mm(18), align: 'right' },
              { head: words.why, width: mm(30) },
              { head: words.who, width: mm(24) },
            ],
            differing.map(({ line, where }) => {
              const { count } = line;
              return [
                count.itemName,
                where,
                amount(count.booked ?? count.expected, count.unit),
                line.state === 'differ' ? '?' : amount(count.counted, count.unit),
                line.state === 'differ' ? '' : signed(varianceOf(count)),
                why(line),
                who(line),
              ];
            }),
          ),
    ]),
    ...(same.length > 0
      ? [
          section(words.same, [
            table(
              [
                { head: words.item, width: '*' },
                { head: words.where, width: mm(60) },
                { head: words.counted, width: mm(24), align: 'right' },
                { head: words.who, width: mm(30) },
              ],
              same.map(({ line, where }) => [
                line.count.itemName,
                where,
                amount(line.count.counted, line.count.unit),
                who(line),
              ]),
            ),
          ]),
        ]
      : []),
    ...(sheet.note ? [paragraph(sheet.note)] : []),
    {
      unbreakable: true,
      stack: [
        section(words.signatures, [
          signatures([words.countedBy, words.checkedBy, words.approvedBy], words.caption, PAGE_WIDTH_PT),
        ]),
      ],
    },
  ];
  return {
    definition: { content },
    frame: {
      language,
      title: `${words.kind} ${sheet.title}`,
      vessel: vessel.name,
      footer: fill(words.printed, { when: formats.moment(now, vessel.timeZone) }),
    },
    fileName: `${`${words.kind} ${sheet.title}`.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
  };
};
