import { ApiError } from '../apiError.ts';
import { isRecord } from '../sameValue.ts';
import type { Operation, Refused } from './operation.ts';
import type { Waiter } from './outboxTypes.ts';
import { type Ask, knownWrite } from './writes.ts';

/** The error of a refused write, for its caller. */
export const errorOfRefused = ({ status, messages, current }: Refused) =>
  new ApiError(status, messages, current);

/** The question that a refused command asks; undefined if it was refused for another reason. */
export const askOf = ({ write, refused }: Pick<Operation, 'write' | 'refused'>): Ask | undefined =>
  refused?.status === 409 && isRecord(refused.current) ? knownWrite(write)?.ask : undefined;

/** The call of a command that the user insists on. */
export const insisted = ({ write, call, refused }: Operation, { insist }: Ask): Operation['call'] => {
  const body: Record<string, unknown> = { ...Object(call.body) };
  const more = insist(isRecord(refused?.current) ? refused.current : {}, body);
  const list = knownWrite(write)?.rows;
  const rows = list === undefined ? undefined : body[list];
  if (list === undefined || !Array.isArray(rows)) return { ...call, body: { ...body, ...more } };
  return { ...call, body: { ...body, [list]: rows.map((row) => ({ ...row, ...more })) } };
};

/**
 * If a refused command asks something, it stays in the panel for the user to answer, and its caller goes on as if nothing
 * was done. Returns whether it asks.
 */
export const leaveAsked = (
  operation: Operation,
  waiter: Waiter,
  onLeft: ((left: readonly Operation[]) => unknown) | undefined,
): boolean => {
  if (!askOf(operation)) return false;
  waiter.resolve(knownWrite(operation.write)?.rows === undefined ? undefined : []);
  onLeft?.([operation]);
  return true;
};
