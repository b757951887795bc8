import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { Listed } from '../listRules.ts';
import { sameValue } from '../sameValue.ts';
import { askOf } from './asked.ts';
import { applyRule, type Effect, keysOf, type Over } from './effect.ts';
import type { Operation } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field that two people changed: the value before, this person's value, and the value on the server. */
export type Clash = { field: string; before: unknown; mine: unknown; theirs: unknown };

/** The body of a write that gives several items the same values, with the revision each was based on. */
const manySchema = z.looseObject({
  ids: z.array(z.string()),
  fields: z.record(z.string(), z.unknown()),
  revs: z.record(z.string(), z.number()),
});

/** An item that already had the value was not changed here, but the value still counts as this person's. */
const requestedChange = ({ call, effect }: Operation, id: string) => {
  const { data } = manySchema.safeParse(call.body);
  return effect.changed[id] ?? (data?.ids.includes(id) && { before: data.fields, after: data.fields });
};

const partsOf = (operation: Operation) => {
  const { refused } = operation;
  const current: { _id?: string } & Fields = Object(refused?.current);
  const change = requestedChange(operation, current._id ?? '');
  return refused?.status === 409 && change ? { id: current._id ?? '', current, ...change } : undefined;
};

/** The fields in conflict; none if the operation was refused for another reason. */
export const clashesOf = (operation: Operation): Clash[] => {
  const parts = askOf(operation) ? undefined : partsOf(operation);
  if (!parts) return [];
  const { current, before, after } = parts;
  return Object.keys(after)
    .filter((field) => !sameValue(current[field], before[field]) && !sameValue(current[field], after[field]))
    .map((field) => ({ field, before: before[field], mine: after[field], theirs: current[field] }));
};

/** Whether a conflict has no field to decide: the server has the values from before this change, or this change's own. */
export const isUndisputed = (operation: Operation): boolean =>
  !askOf(operation) && partsOf(operation) !== undefined && clashesOf(operation).length === 0;

/** Whether a delete was refused because others did something to the item since its revision. */
export const isDeleteConflict = ({ call, refused }: Operation): boolean =>
  call.method === 'DELETE' && refused?.status === 409 && refused.current !== undefined;

const without = (fields: Fields, left: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field)));

type Decided = Pick<Operation, 'call' | 'effect'>;

/**
 * One item of several: if the other person's value wins, the item is left out; otherwise it is based on the server's
 * current revision.
 */
const oneOfMany = (
  { call, effect }: Operation,
  many: z.infer<typeof manySchema>,
  id: string,
  now: { rev: unknown; before: Fields; after: Fields } | undefined,
): Decided | undefined => {
  const { [id]: _left, ...changed } = effect.changed;
  if (now) {
    const body = { ...many, revs: { ...many.revs, [id]: now.rev } };
    const { before, after } = now;
    return {
      call: { ...call, body },
      effect: { ...effect, changed: { ...changed, [id]: { before, after } } },
    };
  }
  const ids = many.ids.filter((each) => each !== id);
  if (ids.length === 0) return undefined;
  const { [id]: _rev, ...revs } = many.revs;
  return { call: { ...call, body: { ...many, ids, revs } }, effect: { ...effect, changed } };
};

/** The delete based on the server's current revision. */
const deleteAnyway = ({ call, effect, refused }: Operation): Decided => {
  const { rev }: { rev?: unknown } = Object(refused?.current);
  return { call: { ...call, path: call.path.replace(/(\?rev=\d+)?$/, `?rev=${rev}`) }, effect };
};

/**
 * The operation to send after a conflict was decided: without the fields in `theirs`, with the values in `merged`, based
 * on the server's current revision. Undefined when nothing is left of it. An operation that gives several items the same
 * values leaves out an item if any of its fields is in `theirs`.
 */
export const afterConflict = (
  operation: Operation,
  theirs: readonly string[],
  merged: Fields = {},
): Decided | undefined => {
  if (isDeleteConflict(operation)) return deleteAnyway(operation);
  const parts = partsOf(operation);
  if (!parts) return undefined;
  const { id, current, after } = parts;
  const mine = { ...without(after, theirs), ...merged };
  const keys = Object.keys(mine);
  const before = Object.fromEntries(keys.map((field) => [field, current[field] ?? null]));
  const { call, effect } = operation;
  const many = manySchema.safeParse(call.body);
  if (many.success) {
    const rebased = theirs.some((field) => field in after) ? undefined : { rev: current.rev, before, after };
    return oneOfMany(operation, many.data, id, rebased);
  }
  if (keys.length === 0) return undefined;
  return {
    call: { ...call, body: { ...without(Object(call.body), theirs), ...merged, rev: current.rev } },
    effect: { ...effect, changed: { ...effect.changed, [id]: { before, after: mine } } },
  };
};

/**
 * Puts the server's version of a conflicting item into the caches, with the revision that the next change is based on.
 */
export const takeCurrent = (client: QueryClient, { resource }: Effect, given: unknown, over: Over) => {
  const current: Partial<Listed> = Object(given);
  applyRule<Listed>(
    client,
    keysOf(resource),
    (key) => (list) =>
      over(key)(list.map((item) => (item._id === current._id ? { ...item, ...current } : item))),
  );
};
