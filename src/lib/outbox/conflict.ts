import type { QueryClient } from '@tanstack/react-query';
import type { Listed } from '../listRules.ts';
import { sameValue } from '../sameValue.ts';
import { applyRule, keysOf, type Over } from './effect.ts';
import type { Operation } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field that two people changed: as it was, as this person wants it, as it stands on the server. */
export type Clash = { field: string; before: unknown; mine: unknown; theirs: unknown };

const partsOf = ({ refused, effect }: Operation) => {
  const current: { _id?: string } & Fields = Object(refused?.current);
  const change = effect.changed[current._id ?? ''];
  return refused?.status === 409 && change ? { id: current._id ?? '', current, ...change } : undefined;
};

/** The fields that clash; none when the operation was refused for another reason. */
export const clashesOf = (operation: Operation): Clash[] => {
  const parts = partsOf(operation);
  if (!parts) return [];
  const { current, before, after } = parts;
  return Object.keys(after)
    .filter((field) => !sameValue(current[field], before[field]) && !sameValue(current[field], after[field]))
    .map((field) => ({ field, before: before[field], mine: after[field], theirs: current[field] }));
};

const without = (fields: Fields, left: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field)));

/**
 * The operation as it is to be tried again after a conflict: without the fields in `theirs`, based on what stands on the
 * server now. Undefined when nothing of it is left.
 */
export const afterConflict = (
  operation: Operation,
  theirs: readonly string[],
): Pick<Operation, 'call' | 'effect'> | undefined => {
  const parts = partsOf(operation);
  if (!parts) return undefined;
  const { id, current, after } = parts;
  const mine = without(after, theirs);
  const keys = Object.keys(mine);
  if (keys.length === 0) return undefined;
  const { call, effect } = operation;
  const before = Object.fromEntries(keys.map((field) => [field, current[field] ?? null]));
  return {
    call: { ...call, body: { ...without(Object(call.body), theirs), rev: current.rev } },
    effect: { ...effect, changed: { ...effect.changed, [id]: { before, after: mine } } },
  };
};

/** The item of a conflict as it stands on the server, with the revision that the next change is based on. */
export const takeCurrent = (client: QueryClient, { effect, refused }: Operation, over: Over) => {
  const current: Partial<Listed> = Object(refused?.current);
  applyRule<Listed>(
    client,
    keysOf(effect.resource),
    (key) => (list) =>
      over(key)(list.map((item) => (item._id === current._id ? { ...item, ...current } : item))),
  );
};
