import type { Values } from '#modules/forms/rules/answers.ts';
import type { Fill } from '../contract.ts';

/**
 * What a change of these lines makes of a submitted form: all its signatures are void and it is filled again, or, of the
 * close-out alone, those of the close-out.
 */
export const takenBack = (
  isClosing: (id: string) => boolean,
  { signatures, voided }: Pick<Fill, 'signatures' | 'voided'>,
  changed: readonly string[],
  { values, at, by }: { values: Values; at: string; by: string },
): Partial<Fill> => {
  const whole = changed.some((id) => !isClosing(id));
  const kept = whole ? [] : signatures.filter(({ role }) => !isClosing(role));
  return {
    ...(whole ? { status: 'draft' } : {}),
    signatures: kept,
    voided: kept.length < signatures.length ? [...voided, { signatures, values, at, by }] : voided,
  };
};
