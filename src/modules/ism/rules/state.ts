import type { FormVersion } from '#modules/forms/contract.ts';
import { differing, type Values, valuesOf } from '#modules/forms/rules/answers.ts';
import { closingLines, type FormState, formState, nextRole } from '#modules/forms/rules/engine.ts';
import type { Line } from '#modules/forms/rules/line.ts';
import type { Fill, FillSignature } from '../contract.ts';

type Lines = Pick<FormVersion, 'lines'>;

/** What is filled and signed first, and the close-out of a permit, which is so when its work is done. */
export type Part = 'first' | 'closing';

/** Whether a line belongs to a part. */
export const inPart = ({ lines }: Lines, part: Part): ((id: string) => boolean) => {
  const closing = closingLines(lines);
  return (id) => closing.has(id) === (part === 'closing');
};

/** What follows from the answers of a filled form, on the version that it is filled on. */
export const stateOfFill = (version: Lines, { answers }: Pick<Fill, 'answers'>): FormState =>
  formState(version.lines, valuesOf(answers));

/** What stands against signing a part: lines without an answer, those that stop it, and those answered in two ways. */
export const against = (version: Lines, fill: Pick<Fill, 'answers'>, part: Part) => {
  const isIn = inPart(version, part);
  const { missing, stops } = stateOfFill(version, fill);
  return {
    missing: missing.filter(({ line }) => isIn(line._id)),
    stops: stops.filter(({ line }) => isIn(line._id)),
    /** Two people answered differently, without knowing of each other. */
    undecided: version.lines.filter(({ _id }) => isIn(_id) && differing(fill.answers, _id).length > 1),
  };
};

/** Whether a part can be signed: nothing is missing, stops it or was answered in two ways. */
export const isComplete = (version: Lines, fill: Pick<Fill, 'answers'>, part: Part = 'first'): boolean =>
  Object.values(against(version, fill, part)).every((lines) => lines.length === 0);

/** The roles that sign, in their order. */
export const rolesOf = ({ lines }: Lines): Line[] => lines.filter(({ itemType }) => itemType === 'signature');

/** Whether all have signed but for the close-out: the permit is in force. */
export const isInForce = (
  version: Lines,
  { status, signatures }: Pick<Fill, 'status' | 'signatures'>,
): boolean => {
  const isClosing = inPart(version, 'closing');
  const next = nextRole(rolesOf(version), signatures);
  return status === 'submitted' && next !== undefined && isClosing(next._id);
};

/** The role that signs next; undefined while its part is not filled, and once all have signed. */
export const turnOf = (version: Lines, fill: Fill): Line | undefined =>
  fill.status === 'submitted' && (!isInForce(version, fill) || isComplete(version, fill, 'closing'))
    ? nextRole(rolesOf(version), fill.signatures)
    : undefined;

/** What a role signs: the close-out is not known yet to those who sign before it. */
export const signedValues = (version: Lines, { answers }: Pick<Fill, 'answers'>, role: string): Values => {
  const isClosing = inPart(version, 'closing');
  const values = valuesOf(answers);
  return isClosing(role)
    ? values
    : Object.fromEntries(Object.entries(values).filter(([id]) => !isClosing(id)));
};

/** The signatures of the part that a role belongs to: nobody gives two of them. */
export const signedBeside = (
  version: Lines,
  { signatures }: Pick<Fill, 'signatures'>,
  role: string,
): FillSignature[] => {
  const isClosing = inPart(version, 'closing');
  return signatures.filter((each) => isClosing(each.role) === isClosing(role));
};
