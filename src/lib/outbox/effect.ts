import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Listed, ListRule } from '../listRules.ts';
import { sameValue } from '../sameValue.ts';

type Fields = Record<string, unknown>;

/**
 * The effect of a write on lists, as plain data. Running a rule twice may change the result twice (a completion counts
 * the next due date from the previous one). An effect is idempotent: it can be applied any number of times, also after
 * a reload or to data that already contains it. It remembers the previous values.
 */
export type Effect = {
  resource: string;
  /** Further query keys under which its items are cached, beside the lists and details of the resource. */
  also?: QueryKey;
  inserted?: { lists: QueryKey; at: 'start' | 'end'; items: readonly Listed[] };
  changed: Readonly<Record<string, { before: Fields; after: Fields }>>;
  removed: readonly Removed[];
  /** The names of its items in list order, for messages. */
  names: readonly string[];
};

/** The entity as one of the effects creates it; the server does not have it yet. */
export const draftIn = (effects: readonly Effect[], id: string) =>
  effects.flatMap(({ inserted }) => inserted?.items.find(({ _id }) => _id === id) ?? [])[0];

/** The name of an item; contracts call it title, name or, for a comment, text; people have two names. */
export const itemNames = (item: object): string[] => {
  const { title, name, text, firstName, lastName }: Fields = { ...item };
  const whole = [firstName, lastName].filter(Boolean).join(' ') || undefined;
  const called = title || (name ?? text ?? whole);
  return typeof called === 'string' && called !== '' ? [called] : [];
};

/** A removed item and where it stood: in which lists, and after which item. */
type Removed = { item: Listed; places: { key: QueryKey; after: string | undefined }[] };

type Change<T extends Listed> = { lists: QueryKey | undefined; rule: ListRule<T> };

/** The key of all cached details of a resource. */
export const detailsKey = (resource: string): QueryKey => [resource, 'details'];

/** The keys of all cached lists of a resource, and of its details. */
export const keysOf = (resource: string, lists: QueryKey = [resource, 'list']) => [
  lists,
  detailsKey(resource),
];

const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);

/** Whether `start` is a prefix of the key. */
/** Whether a key begins with another. Parts may be objects, and a stored effect has copies of them. */
const covers = (start: QueryKey, key: QueryKey) => start.every((part, index) => sameValue(part, key[index]));

/** A placeholder that shows at which end a rule inserts; no item has an empty id. */
const PROBE = '';

/** The effect of the rule on the cached data. */
export const effectOf = <T extends Listed>(
  client: QueryClient,
  resource: string,
  { lists, rule }: Change<T>,
): Effect => {
  const changed: Record<string, { before: Fields; after: Fields }> = {};
  const removed = new Map<string, Removed>();
  const touched = new Map<string, object>();
  for (const queryKey of keysOf(resource, lists))
    for (const [key, data] of client.getQueriesData<readonly T[] | T>({ queryKey })) {
      if (data === undefined) continue;
      const before = isList(data) ? data : [data as T];
      const after = new Map(rule(before).map((item) => [item._id, item]));
      for (const [index, item] of before.entries()) {
        const next = after.get(item._id);
        if (next !== item) touched.set(item._id, item);
        if (!next) {
          const places = removed.get(item._id)?.places ?? [];
          const place = { key, after: before[index - 1]?._id };
          removed.set(item._id, { item, places: isList(data) ? [...places, place] : places });
        } else if (next !== item) {
          const fields = changeOf(item, next);
          if (Object.keys(fields.after).length > 0) changed[item._id] = fields;
        }
      }
    }
  // A rule looks for its own items; the probe is none of them.
  const probed = rule([{ _id: PROBE } as T]);
  const items = probed.filter((item) => item._id !== PROBE);
  const at = probed[0]?._id === PROBE ? ('end' as const) : ('start' as const);
  const elsewhere = lists && !covers([resource, 'list'], lists) && items.length === 0;
  return {
    resource,
    ...(elsewhere ? { also: lists } : {}),
    ...(items.length > 0 ? { inserted: { lists: lists ?? [resource, 'list'], at, items } } : {}),
    changed,
    removed: [...removed.values()],
    names: [...items, ...touched.values()].flatMap(itemNames),
  };
};

const changeOf = (item: object, next: object) => {
  const [old, fresh] = [item as Fields, next as Fields];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (key) => !sameValue(old[key], fresh[key]),
  );
  const pick = (from: Fields) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
  return { before: pick(old), after: pick(fresh) };
};

const isEmpty = ({ inserted, changed, removed }: Effect) =>
  !inserted && removed.length === 0 && Object.keys(changed).length === 0;

/**
 * The rule that applies the effect to the list or details under `key`; it returns the same list if there is nothing to
 * change.
 */
export const ruleOf =
  <T extends Listed>(effect: Effect, key: QueryKey): ListRule<T> =>
  (list) => {
    if (isEmpty(effect)) return list;
    const { inserted, changed } = effect;
    const details = key[1] === 'details';
    const gone = new Set(details ? [] : effect.removed.map(({ item }) => item._id));
    let same = true;
    const remaining = list.flatMap((item) => {
      if (gone.has(item._id)) {
        same = false;
        return [];
      }
      const fields = changed[item._id]?.after;
      if (!fields || !differs(item, fields)) return [item];
      same = false;
      return [{ ...item, ...fields }];
    });
    const there = new Set(list.map(({ _id }) => _id));
    // Items inserted into a list of this key have the type of its items.
    const added =
      inserted && !details && covers(inserted.lists, key)
        ? (inserted.items.filter(({ _id }) => !there.has(_id)) as T[])
        : [];
    if (same && added.length === 0) return list;
    return inserted?.at === 'end' ? [...remaining, ...added] : [...added, ...remaining];
  };

const differs = (item: object, fields: Fields) => {
  const held = item as Fields;
  return Object.entries(fields).some(([key, value]) => !sameValue(held[key], value));
};

/** The rule that undoes the effect and nothing else: later changes by others stay. */
export const undoOf =
  <T extends Listed>(effect: Effect, key: QueryKey): ListRule<T> =>
  (list) => {
    if (isEmpty(effect)) return list;
    const details = key[1] === 'details';
    const drop = new Set(details ? [] : effect.inserted?.items.map(({ _id }) => _id));
    const remaining = list.flatMap((item) => {
      if (drop.has(item._id)) return [];
      const change = effect.changed[item._id];
      return change ? [restored(item, change)] : [item];
    });
    for (const { item, places } of effect.removed) {
      const place = places.find((each) => sameValue(each.key, key));
      if (!place || remaining.some(({ _id }) => _id === item._id)) continue;
      // It stood in this list, so it has the type of its items.
      remaining.splice(remaining.findIndex(({ _id }) => _id === place.after) + 1, 0, item as T);
    }
    return remaining;
  };

const restored = <T extends Listed>(item: T, { before, after }: Effect['changed'][string]): T => {
  const held = item as Fields;
  const ours = Object.keys(after).filter((key) => sameValue(held[key], after[key]));
  return ours.length === 0 ? item : { ...item, ...Object.fromEntries(ours.map((key) => [key, before[key]])) };
};

/** Applies a rule to the cached lists and details under the keys; a details entry is treated as a list of one. */
export const applyRule = <T extends Listed>(
  client: QueryClient,
  keys: readonly QueryKey[],
  rule: (key: QueryKey) => ListRule<T>,
) => {
  for (const queryKey of keys)
    for (const [key, data] of client.getQueriesData<readonly T[] | T>({ queryKey })) {
      if (data === undefined) continue;
      const before = isList(data) ? data : [data as T];
      const after = rule(key)(before);
      if (after.length === before.length && after.every((item, i) => item === before[i])) continue;
      if (isList(data)) client.setQueryData(key, after);
      else {
        const next = after.find((item) => item._id === before[0]?._id);
        if (next) client.setQueryData(key, next);
      }
    }
};

/** The pending effects to apply on top of everything under a key, so that no intermediate state is rendered. */
export type Over = (key: QueryKey) => ListRule<Listed>;

/** Applies an effect to everything cached of its resource. */
export const applyEffect = (client: QueryClient, effect: Effect) =>
  applyRule(client, everywhere(effect), (key) => ruleOf(effect, key));

/** Undoes an effect in everything cached of its resource, below the pending effects of `over`. */
export const undoEffect = (client: QueryClient, effect: Effect, over: Over) =>
  applyRule(client, everywhere(effect), (key) => (list) => over(key)(undoOf(effect, key)(list)));

/** A write may insert into lists under a key of its own. */
const everywhere = ({ resource, inserted, also }: Effect) => {
  const keys = keysOf(resource);
  const [lists = []] = keys;
  const own = also ?? inserted?.lists;
  return own && !covers(lists, own) ? [own, ...keys] : keys;
};

/** The rule that applies several effects in order, in one pass over the list: hundreds may be pending. */
export const rulesOf = <T extends Listed>(effects: readonly Effect[], key: QueryKey): ListRule<T> => {
  if (effects.length < 2) return effects[0] ? ruleOf<T>(effects[0], key) : (list) => list;
  const changed: Record<string, { before: Fields; after: Fields }> = {};
  const removed = new Map<string, Removed>();
  const starts = new Map<string, Listed>();
  const ends = new Map<string, Listed>();
  const details = key[1] === 'details';
  for (const effect of effects) {
    const { inserted } = effect;
    if (inserted && !details && covers(inserted.lists, key)) {
      const into = inserted.at === 'end' ? ends : starts;
      // Items inserted at the start stand before those that were there.
      const before = inserted.at === 'end' ? [] : [...into];
      if (inserted.at === 'start') into.clear();
      for (const item of inserted.items) {
        removed.delete(item._id);
        into.set(item._id, item);
      }
      for (const [id, item] of before) into.set(id, item);
    }
    for (const [id, { before, after }] of Object.entries(effect.changed)) {
      const old = changed[id];
      changed[id] = { before: { ...before, ...old?.before }, after: { ...old?.after, ...after } };
    }
    for (const each of effect.removed) {
      removed.set(each.item._id, each);
      starts.delete(each.item._id);
      ends.delete(each.item._id);
    }
  }
  const whole = (items: ReadonlyMap<string, Listed>) =>
    [...items.values()].map((item) => ({ ...item, ...changed[item._id]?.after }));
  const [{ resource = '' } = {}] = effects;
  const base = { resource, names: [] };
  const insert = (at: 'start' | 'end', items: Listed[]): Effect => ({
    ...base,
    inserted: { lists: key, at, items },
    changed: {},
    removed: [],
  });
  const steps = [
    { ...base, changed, removed: [...removed.values()] },
    insert('start', whole(starts)),
    insert('end', whole(ends)),
  ];
  return (list) => steps.reduce((items, effect) => ruleOf<T>(effect, key)(items), list);
};
