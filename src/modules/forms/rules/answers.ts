import { z } from 'zod/mini';
import { idField, requiredInstant } from '#lib/fields.ts';
import { sameValue } from '#lib/sameValue.ts';

const cell = z.string().check(z.maxLength(500));

/**
 * An answer: words, a figure, figures by place, several choices or photos, the rows of a table; null for an answer that
 * was taken back.
 */
export const answerValue = z.nullable(
  z.union([
    z.string().check(z.maxLength(10_000)),
    z.number().check(z.minimum(-1e12), z.maximum(1e12)),
    z.array(z.union([z.nullable(z.number()), cell])).check(z.maxLength(60)),
    z.array(z.array(cell).check(z.maxLength(12))).check(z.maxLength(200)),
  ]),
);
export type AnswerValue = z.infer<typeof answerValue>;

/** An answer as its device sends it. `replaces` are the answers that the person saw, which it takes the place of. */
export const newAnswer = z.object({
  _id: idField,
  item: idField,
  value: answerValue,
  at: requiredInstant,
  replaces: z._default(z.array(idField).check(z.maxLength(50)), []),
});
export type NewAnswer = z.infer<typeof newAnswer>;

export const givenAnswer = z.object({
  _id: z.string(),
  value: answerValue,
  at: requiredInstant,
  by: z.string(),
  byID: z.string(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/** By the id of the line. Several answers of a line stand beside each other while nobody who saw both has chosen. */
export const answersOf = z.record(z.string(), z.array(givenAnswer));
export type Answers = z.infer<typeof answersOf>;

/**
 * Adds an answer. The order in which answers of several devices come makes no difference: an answer only takes the place
 * of those that its person saw, and stands beside the others.
 */
export const withAnswer = (
  answers: Answers,
  { item, replaces, ...given }: NewAnswer & Pick<GivenAnswer, 'by' | 'byID'>,
): Answers => {
  const there = answers[item] ?? [];
  if (there.some(({ _id }) => _id === given._id)) return answers;
  const kept = there.filter(({ _id }) => !replaces.includes(_id));
  return { ...answers, [item]: [...kept, given] };
};

/** Whether a value says nothing. */
export const isEmpty = (value: AnswerValue | undefined): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) &&
    value.every((each) =>
      Array.isArray(each) ? each.every((one) => one === '') : each === null || each === '',
    ));

/** The answers of a line that differ: more than one if several people answered without knowing of each other. */
export const differing = (answers: Answers, item: string): GivenAnswer[] => {
  const all = answers[item] ?? [];
  return all.filter(({ value }, index) => all.findIndex((other) => sameValue(other.value, value)) === index);
};

/** The answer of a line that holds: the last one given. */
export const latest = (answers: Answers, item: string): GivenAnswer | undefined =>
  (answers[item] ?? []).reduce<GivenAnswer | undefined>(
    (last, each) =>
      !last || each.at > last.at || (each.at === last.at && each._id > last._id) ? each : last,
    undefined,
  );

export type Values = Readonly<Record<string, AnswerValue>>;

/** The values that hold, by line; lines without an answer are left out. This is what is signed. */
export const valuesOf = (answers: Answers): Values =>
  Object.fromEntries(
    Object.keys(answers).flatMap((item) => {
      const value = latest(answers, item)?.value;
      return value === undefined || isEmpty(value) ? [] : [[item, value] as const];
    }),
  );
