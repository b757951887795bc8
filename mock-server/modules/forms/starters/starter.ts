import type { z } from 'zod/mini';
import type { Schedule } from '#modules/forms/contract.ts';
import type { formCategories } from '#modules/forms/rules/category.ts';
import type { ItemType, lineOptions, Translations } from '#modules/forms/rules/line.ts';

/** A text in English, French, Chinese and Japanese. */
export type Words = readonly [en: string, fr: string, zh: string, ja: string];

type Options = z.input<typeof lineOptions>;
type Given = Omit<Options, 'choices' | 'readings' | 'columns' | 'help' | 'acts'> & {
  choices?: readonly Words[];
  readings?: readonly Words[];
  columns?: readonly Words[];
  help?: Words;
  acts?: readonly (Omit<NonNullable<Options['acts']>[number], 'title'> & { title?: Words })[];
};

export type GivenLine = readonly [key: string, itemType: ItemType, words: Words, options?: Given];

type GivenForm = {
  code: string;
  category: (typeof formCategories)[number];
  title: Words;
  description: Words;
  confidential?: boolean;
  schedules?: readonly Omit<Schedule, '_id'>[];
  lines: readonly GivenLine[];
};

export type Starter = {
  code: string;
  category: (typeof formCategories)[number];
  title: string;
  description: string;
  confidential: boolean;
  schedules: Schedule[];
  translations: Translations;
  lines: { key: string; subname: string; itemType: ItemType; options?: Options }[];
};

export const YES: Words = ['Yes', 'Oui', '是', 'はい'];
export const NO: Words = ['No', 'Non', '否', 'いいえ'];
export const yesNo = [YES, NO] as const;

/** A ready-made form: written in English, with its words in the other languages beside. */
export const starterOf = ({ title, description, lines, schedules = [], ...form }: GivenForm): Starter => {
  const inFrench: Record<string, string> = {};
  const inChinese: Record<string, string> = {};
  const inJapanese: Record<string, string> = {};
  const said = ([en, fr, zh, ja]: Words): string => {
    inFrench[en] = fr;
    inChinese[en] = zh;
    inJapanese[en] = ja;
    return en;
  };
  return {
    ...form,
    title: said(title),
    description: said(description),
    confidential: form.confidential ?? false,
    schedules: schedules.map((each, index) => ({
      ...each,
      _id: `${form.code.toLowerCase()}-schedule-${index + 1}`,
    })),
    translations: { fr: inFrench, zh: inChinese, ja: inJapanese },
    lines: lines.map(([key, itemType, words, options]) => {
      const { choices = [], readings = [], columns = [], help, acts = [], ...plain } = options ?? {};
      return {
        key,
        itemType,
        subname: said(words),
        options: {
          ...plain,
          choices: choices.map(said),
          readings: readings.map(said),
          columns: columns.map(said),
          help: help ? said(help) : '',
          acts: acts.map(({ title: of, ...act }) => ({ ...act, title: of ? said(of) : '' })),
        },
      };
    }),
  };
};

/** Lines that many forms share. */
export const master: GivenLine = [
  'master',
  'signature',
  ['Master', 'Capitaine', '船长', '船長'],
  { signer: 'master' },
];
export const remarks: GivenLine = ['remarks', 'longText', ['Remarks', 'Remarques', '备注', '備考']];
