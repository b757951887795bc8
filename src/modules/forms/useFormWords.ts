import { useTranslation } from '#lib/useTranslation.ts';
import { useSheetSigners } from '#modules/hoursofrest/queries.ts';
import { useMachinePlaces } from '#modules/worklist/queries/defects.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { AnswerValue } from './rules/answers.ts';
import { type Line, type Translations, wordsIn } from './rules/line.ts';
import { answerText } from './rules/text.ts';

/** The words of a form in the reader's language. */
export const useFormWords = () => {
  const { i18n } = useTranslation('forms');
  return (translations: Translations) => wordsIn(translations, i18n.language);
};

/** People and machines that a form can name. */
export const useAround = () => {
  const { data: crew = [] } = useSheetSigners();
  const machines = useMachinePlaces(true) ?? [];
  return {
    people: crew.map(({ _id, name, rank }) => ({
      value: _id,
      label: [name, rank].filter(Boolean).join(', '),
    })),
    machines: machines.map(({ _id, name }) => ({ value: _id, label: name })),
  };
};

/** Answers in words of the reader's language. */
export const useAnswerText = () => {
  const { t } = useTranslation('forms');
  const format = useFormat();
  const { people, machines } = useAround();
  const names = new Map([...people, ...machines].map(({ value, label }) => [value, label]));
  return (line: Line, value: AnswerValue | undefined, words: (text: string) => string): string =>
    answerText(line, value, {
      words,
      number: (figure, decimals) => format.number(figure, decimals),
      day: (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? format.day(day) : day),
      nameOf: (id) => names.get(id),
      photos: (count) => t('photoCount', { count }),
    });
};
