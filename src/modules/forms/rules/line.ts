import { z } from 'zod/mini';

/** What a line of a form asks for. Sections and text blocks ask nothing. */
export const itemTypes = [
  'section',
  'textBlock',
  'text',
  'longText',
  'number',
  'date',
  'time',
  'choice',
  'choices',
  'table',
  'photo',
  'signature',
  'position',
  'crew',
  'equipment',
  'calculated',
] as const;
export type ItemType = (typeof itemTypes)[number];

export const silentTypes: readonly ItemType[] = ['section', 'textBlock', 'signature'];

/** `fails`: a figure outside its limits. */
export const comparisons = ['is', 'isNot', 'above', 'below', 'fails', 'filled'] as const;

export const actKinds = ['stop', 'job', 'nonconformity', 'notice', 'log'] as const;

export const signerKinds = ['any', 'master'] as const;

const short = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '');
const words = (most: number) =>
  z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(160))).check(z.maxLength(most)),
    [],
  );
const figure = z._default(z.nullable(z.number().check(z.minimum(-1e9), z.maximum(1e9))), null);

const condition = z.object({ item: short(64), is: z.enum(comparisons), value: short(200) });
export type Condition = z.infer<typeof condition>;

/** What an answer leads to. `stop`: the form cannot be submitted while it stands. */
const act = z.object({
  is: z.enum(comparisons),
  value: short(200),
  kind: z.enum(actKinds),
  /** The title of the job or notice; `{answer}` stands for the answer. */
  title: short(160),
  department: short(60),
  priority: z._default(z.enum(['low', 'normal', 'high', 'urgent']), 'normal'),
  /** Whom a notice tells; '' for the master. */
  userID: short(64),
});
export type Act = z.infer<typeof act>;

/** The details of a line; each type uses some of them. */
export const lineOptions = z.object({
  required: z._default(z.boolean(), false),
  help: short(500),
  unit: short(20),
  min: figure,
  max: figure,
  decimals: z._default(z.int().check(z.minimum(0), z.maximum(6)), 1),
  /** Several figures side by side, by the names of their places: top, middle, bottom. */
  readings: words(6),
  /** Answers to choose from. */
  choices: words(60),
  /** The columns of a table. */
  columns: words(12),
  /** Figures of other lines as `{id}`, with + - * / ( ) min max. */
  formula: short(500),
  signer: z._default(z.enum(signerKinds), 'any'),
  /**
   * Of a section: the close-out. It and all below are answered once the signatures above are given, and signed by those
   * below.
   */
  closing: z._default(z.boolean(), false),
  showIf: z._default(z.array(condition).check(z.maxLength(6)), []),
  acts: z._default(z.array(act).check(z.maxLength(6)), []),
});
export type LineOptions = z.infer<typeof lineOptions>;

/** A line of a form as a version keeps it. */
export const line = z.object({
  _id: z.string(),
  subname: z.string(),
  itemType: z.enum(itemTypes),
  options: lineOptions,
});
export type Line = z.infer<typeof line>;

export const languages = ['en', 'fr', 'zh', 'ja'] as const;
export type FormLanguage = (typeof languages)[number];

/** The words of a form in other languages, by the words that it is written in. */
export const translations = z._default(
  z.partialRecord(z.enum(languages), z.record(z.string(), z.string().check(z.maxLength(2000)))),
  {},
);
export type Translations = z.infer<typeof translations>;

/** The words in a language; as written where nobody has translated them. */
export const wordsIn =
  (known: Translations, language: string) =>
  (text: string): string =>
    languages.flatMap((each) => (language.startsWith(each) ? [known[each]?.[text]] : [])).find(Boolean) ??
    text;
