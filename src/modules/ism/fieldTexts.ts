import { z } from 'zod/mini';
import { sameValue } from '#lib/sameValue.ts';
import { type FormVersion, formversions } from '#modules/forms/contract.ts';
import {
  type AnswerValue,
  answersOf,
  answerValue,
  type Values,
  valuesOf,
} from '#modules/forms/rules/answers.ts';
import { wordsIn } from '#modules/forms/rules/line.ts';
import { answerText } from '#modules/forms/rules/text.ts';
import type { FieldTexts, Writing } from '#ui/format/fieldTexts.ts';

const plainValues = z.record(z.string(), answerValue);

/** What was answered: by line as a form keeps it, with each answer that was given, or by question as its history does. */
const valuesIn = (answers: unknown): Values => {
  const given = answersOf.safeParse(answers);
  return given.success ? valuesOf(given.data) : (plainValues.safeParse(answers).data ?? {});
};

const versionOf = ({ cached, item }: Writing) =>
  cached<FormVersion>(formversions.name).find(
    ({ formID, version }) => formID === item.formID && version === item.version,
  );

/** The answers that changed, by their questions, in the words of the form. */
const answersChanged = (from: unknown, to: unknown, writing: Writing): string => {
  const { format, nameOf, text, language } = writing;
  const version = versionOf(writing);
  const words = wordsIn(version?.translations ?? {}, language);
  const lineOf = (key: string) => version?.lines.find(({ _id, subname }) => _id === key || subname === key);
  const say = (key: string, value: AnswerValue | undefined): string => {
    const line = lineOf(key);
    if (!line) return [value ?? []].flat(2).join(', ');
    return answerText(line, value, {
      ...{ words, nameOf, number: format.number, day: format.day },
      photos: (count) => text('forms:photoCount', { count }) ?? String(count),
    });
  };
  const question = (key: string) => {
    const line = lineOf(key);
    return line ? words(line.subname) : key;
  };
  const none = text('ism:notAnswered') ?? '';
  const [before, after] = [valuesIn(from), valuesIn(to)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => ({ key, was: before[key], is: after[key] }))
    .filter(({ was, is }) => !sameValue(was ?? null, is ?? null))
    .map(({ key, was, is }) => `${question(key)}: ${say(key, was) || none} → ${say(key, is) || none}`)
    .join(', ');
};

export default {
  resource: 'formarchives',
  namespaces: ['forms'],
  change: (field, from, to, writing) => (field === 'answers' ? answersChanged(from, to, writing) : undefined),
} satisfies FieldTexts;
