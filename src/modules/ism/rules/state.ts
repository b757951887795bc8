import type { FormVersion } from '#modules/forms/contract.ts';
import { differing, valuesOf } from '#modules/forms/rules/answers.ts';
import { type FormState, formState, nextRole } from '#modules/forms/rules/engine.ts';
import type { Line } from '#modules/forms/rules/line.ts';
import type { Fill } from '../contract.ts';

/** What follows from the answers of a filled form, on the version that it is filled on. */
export const stateOfFill = (
  version: Pick<FormVersion, 'lines'>,
  { answers }: Pick<Fill, 'answers'>,
): FormState => formState(version.lines, valuesOf(answers));

/** The lines that two people answered differently, without knowing of each other. */
export const undecided = (version: Pick<FormVersion, 'lines'>, { answers }: Pick<Fill, 'answers'>): Line[] =>
  version.lines.filter(({ _id }) => differing(answers, _id).length > 1);

/** Whether it can be submitted: nothing is missing, stops it or was answered in two ways. */
export const isComplete = (version: Pick<FormVersion, 'lines'>, fill: Pick<Fill, 'answers'>): boolean => {
  const { missing, stops } = stateOfFill(version, fill);
  return missing.length === 0 && stops.length === 0 && undecided(version, fill).length === 0;
};

/** The role that signs next; undefined while it is not submitted, and once all have signed. */
export const turnOf = (version: Pick<FormVersion, 'lines'>, fill: Fill): Line | undefined =>
  fill.status === 'submitted'
    ? nextRole(
        version.lines.filter(({ itemType }) => itemType === 'signature'),
        fill.signatures,
      )
    : undefined;
