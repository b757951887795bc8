import type { FormVersion } from '#modules/forms/contract.ts';
import type { Values } from '#modules/forms/rules/answers.ts';
import { formState, type LineState } from '#modules/forms/rules/engine.ts';
import { wordsIn } from '#modules/forms/rules/line.ts';
import { answerText } from '#modules/forms/rules/text.ts';
import type { Fill, FillSignature } from '#modules/ism/contract.ts';
import { paperWords } from '#modules/ism/rules/paperWords.ts';
import { type DocumentLanguage, fill as fillGaps } from '#modules/workorder/rules/language.ts';
import type { Block } from './block.ts';
import { factsGrid, heading, notice, paragraph, section, table } from './blocks.ts';
import { formatsOf } from './format.ts';
import type { Definition, Frame } from './makePdf.ts';
import { type Photo, photoGrid } from './photos.ts';
import { color, contentWidth, mm, size } from './style.ts';

/** What a filled form on paper is made of; plain data. */
export type FilledFormFacts = {
  fill: Fill;
  version: FormVersion;
  /** The answers and signatures that are printed: the present ones, or those that a change made void. */
  values: Values;
  signatures: readonly FillSignature[];
  voided: boolean;
  /** Names of people and machines by id. */
  names: Readonly<Record<string, string>>;
  photos: readonly Photo[];
  vessel: { name: string; timeZone: string };
  language: DocumentLanguage;
  now: string;
};

const WIDTH = contentWidth(false);

/** A filled form on the version that it was filled on. */
export const filledForm = (
  facts: FilledFormFacts,
): { definition: Definition; frame: Frame; fileName: string } => {
  const { fill, version, values, names, vessel, language } = facts;
  const words = paperWords(language);
  const formats = formatsOf(language);
  const own = wordsIn(version.translations, language);
  const state = formState(version.lines, values);
  const moment = (at: string | null, by = '') =>
    at ? [formats.moment(at, vessel.timeZone), by].filter(Boolean).join('\n') : '';
  const say = {
    words: own,
    number: (value: number) => formats.number(value),
    day: formats.day,
    nameOf: (id: string) => names[id],
    photos: (count: number) => `${words.photos}: ${count}`,
  };

  const limits = ({ options: { min, max, unit } }: LineState['line']) => {
    const ends = [min, max].map((end) => (end === null ? '' : formats.number(end)));
    return min === null && max === null ? '' : `${ends.join(' – ')} ${unit}`;
  };
  const answerOf = (each: LineState): Block => {
    const { line, value } = each;
    if (line.itemType === 'table' && Array.isArray(value))
      return table(
        line.options.columns.map((column) => ({ head: own(column), width: '*' })),
        value.map((row) =>
          line.options.columns.map((_, index) => (Array.isArray(row) ? (row[index] ?? '') : '')),
        ),
      );
    const text = answerText(line, value, say);
    if (text === '') return { text: words.none, color: color.ink3 };
    return each.fails
      ? { text: `${text} (${words.outside})`, bold: true, color: color.critical }
      : { text, bold: true };
  };
  const lineOf = (each: LineState): Block[] => {
    const { line } = each;
    if (line.itemType === 'textBlock')
      return [{ text: own(line.subname), colSpan: 2, color: color.ink2 }, ''];
    const limit = limits(line);
    return [
      {
        stack: [
          own(line.subname),
          ...(limit ? [{ text: limit, fontSize: size.label, color: color.ink2 }] : []),
        ],
      },
      answerOf(each),
    ];
  };

  const parts = state.sections.flatMap(({ line, states }): Block[] => {
    const shown = states.filter((each) => each.shown);
    if (shown.length === 0) return [];
    const body: Block = {
      table: { widths: ['*', mm(88)], dontBreakRows: true, body: shown.map(lineOf) },
      layout: {
        hLineWidth: () => 0.4,
        vLineWidth: () => 0,
        hLineColor: () => color.line,
        paddingLeft: () => 0,
        paddingTop: () => 3,
        paddingBottom: () => 3,
      },
    };
    return line ? [section(own(line.subname), [body])] : [body];
  });
  const signed = state.roles.map((role, index) => {
    const signature = facts.signatures.find((each) => each.role === role._id);
    return [
      String(index + 1),
      own(role.subname),
      signature ? [signature.name, signature.rank].filter(Boolean).join(', ') : words.openRole,
      signature ? formats.moment(signature.at, vessel.timeZone) : '',
      signature ? signature.hash.slice(0, 16) : '',
    ];
  });
  const led = facts.voided ? [] : fill.acts.filter(({ kind }) => kind !== 'stop');
  const title = own(version.title);
  const content: Block[] = [
    heading({
      kind: words.kind,
      title: [fill.number, title].filter(Boolean).join(' '),
      facts: [vessel.name, `${words.version} ${fill.version}`],
    }),
    ...(facts.voided ? [notice(words.voided)] : []),
    ...(!facts.voided && fill.status === 'draft' ? [notice(words.unsigned)] : []),
    ...(fill.replacedBy ? [notice(words.replaced)] : []),
    factsGrid([
      [words.subject, fill.subjectName],
      [words.begun, moment(fill.createdAt, fill.startedBy)],
      [words.submitted, moment(fill.submittedAt, fill.submittedBy)],
      [words.archived, moment(fill.archivedAt)],
    ]),
    ...(version.description ? [paragraph(own(version.description))] : []),
    ...parts,
    ...(facts.photos.length > 0 ? [section(words.photos, [photoGrid(facts.photos, WIDTH)])] : []),
    ...(led.length > 0
      ? [section(words.led, [...led.map((each) => paragraph(`${words.act[each.kind]}: ${each.title}`))])]
      : []),
    ...(signed.length > 0
      ? [
          {
            unbreakable: true,
            stack: [
              section(words.signatures, [
                table(
                  [
                    { head: '', width: mm(6) },
                    { head: '', width: '*' },
                    { head: '', width: mm(52) },
                    { head: '', width: mm(36) },
                    { head: words.hash, width: mm(34) },
                  ],
                  signed,
                ),
              ]),
            ],
          } satisfies Block,
        ]
      : []),
  ];
  return {
    definition: { content },
    frame: {
      language,
      title: [fill.number, title].filter(Boolean).join(' '),
      vessel: vessel.name,
      footer: fillGaps(words.printed, { when: formats.moment(facts.now, vessel.timeZone) }),
    },
    fileName: `${`${fill.number} ${title}`.trim().replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
  };
};
