import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { Listed } from '../listRules.ts';
import { sameValue } from '../sameValue.ts';
import { applyRule, keysOf, type Over } from './effect.ts';
import type { Operation } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field that two people changed: as it was, as this person wants it, as it stands on the server. */
export type Clash = { field: string; before: unknown; mine: unknown; theirs: unknown };

/** The body of a write that gives several items the same values, with the revision that each was based on. */
const manySchema = z.looseObject({
  ids: z.array(z.string()),
  fields: z.record(z.string(), z.unknown()),
  revs: z.record(z.string(), z.number()),
});

/** One of several that had the value already was not changed here, but is wanted so. */
const wantedOf = ({ call, effect }: Operation, id: string) => {
  const { data } = manySchema.safeParse(call.body);
  return effect.changed[id] ?? (data?.ids.includes(id) && { before: data.fields, after: data.fields });
};

const partsOf = (operation: Operation) => {
  const { refused } = operation;
  const current: { _id?: string } & Fields = Object(refused?.current);
  const change = wantedOf(operation, current._id ?? '');
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

type Decided = Pick<Operation, 'call' | 'effect'>;

/** One of several: with the other person's value it is left out, with this person's it is based on what stands there now. */
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

/**
 * The operation as it is to be tried again after a conflict: without the fields in `theirs`, based on what stands on the
 * server now. Undefined when nothing of it is left. What gives several items the same values leaves the one out of which any
 * field is in `theirs`.
 */
export const afterConflict = (operation: Operation, theirs: readonly string[]): Decided | undefined => {
  const parts = partsOf(operation);
  if (!parts) return undefined;
  const { id, current, after } = parts;
  const mine = without(after, theirs);
  const keys = Object.keys(mine);
  const before = Object.fromEntries(keys.map((field) => [field, current[field] ?? null]));
  const { call, effect } = operation;
  const many = manySchema.safeParse(call.body);
  if (many.success) {
    const kept = theirs.some((field) => field in after) ? undefined : { rev: current.rev, before, after };
    return oneOfMany(operation, many.data, id, kept);
  }
  if (keys.length === 0) return undefined;
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
