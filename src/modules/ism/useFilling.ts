import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/newId.ts';
import { sameValue } from '#lib/sameValue.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { FormVersion } from '#modules/forms/contract.ts';
import { useFormVersions } from '#modules/forms/queries.ts';
import type { AnswerValue } from '#modules/forms/rules/answers.ts';
import { closingLines } from '#modules/forms/rules/engine.ts';
import type { Fill } from './contract.ts';
import { useAnswer } from './queries.ts';

/** The version that a form is filled on; undefined while it is not known here. */
export const useVersionOf = (fill: Pick<Fill, 'formID' | 'version'>): FormVersion | undefined => {
  const { data: versions = [] } = useFormVersions();
  return versions.find(({ formID, version }) => formID === fill.formID && version === fill.version);
};

/** Keeps answers of a form: each takes the place of those that stand on the screen. */
export const useKeepAnswer = (fill: Fill, { lines }: Pick<FormVersion, 'lines'>) => {
  const user = useUser();
  const { mutate } = useAnswer();
  const by = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return (item: string, value: AnswerValue) => {
    const there = fill.answers[item] ?? [];
    // What is answered already is not answered again.
    if (there.length < 2 && sameValue(there[0]?.value ?? null, value)) return;
    mutate({
      ...{ id: fill._id, by, byID: user._id, closing: [...closingLines(lines)] },
      answers: [
        {
          ...{ _id: newId(), item, value, at: nowIso() },
          replaces: there.map(({ _id }) => _id),
        },
      ],
    });
  };
};
