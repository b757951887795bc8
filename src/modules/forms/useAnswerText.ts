import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { AnswerValue } from './rules/answers.ts';
import type { Line } from './rules/line.ts';
import { answerText } from './rules/text.ts';
import { useAround } from './useAround.ts';

/** Answers in words of the reader's language. */
export const useAnswerText = () => {
  const { t } = useTranslation('forms');
  const format = useFormat();
  const { people, machines } = useAround();
  const names = new Map([...people, ...machines].map(({ value, label }) => [value, label]));
  return (line: Line, value: AnswerValue | undefined, words: (text: string) => string): string =>
    answerText(line, value, {
      words,
      number: format.number,
      day: format.day,
      nameOf: (id) => names.get(id),
      photos: (count) => t('photoCount', { count }),
    });
};
