import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Listed, ListRule } from '../listRules.ts';
import { sameValue } from '../sameValue.ts';

type Fields = Record<string, unknown>;

/**
 * What a write did to lists, as plain data. A rule may count on (what is due after a completion follows from what was due
 * before), so doing it again on a list where it is done already, or is done on the server, would do it twice; this may be
 * applied any number of times, after a reload too, and knows what was there before.
 */
export type Effect = {
  resource: string;
  /** Where its things are cached too, beside the lists and details of the resource. */
  also?: QueryKey;
  inserted?: { lists: QueryKey; at: 'start' | 'end'; items: readonly Listed[] };
  changed: Readonly<Record<string, { before: Fields; after: Fields }>>;
  removed: readonly Removed[];
  /** What its things are called, in the order of the list, for words. */
  names: readonly string[];
};

/** What an item is called; the contracts call it title, name or, of a comment, text; people have two names. */
const nameOf = (item: object): string[] => {
  const { title, name, text, firstName, lastName }: Fields = { ...item };
  const whole = [firstName, lastName].filter(Boolean).join(' ') || undefined;
  const called = title || (name ?? text ?? whole);
  return typeof called === 'string' && called !== '' ? [called] : [];
};

/** An item that was removed, and where it stood: under which keys, and after which other. */
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

/** Whether the key is the beginning of the other. */
const covers = (start: QueryKey, key: QueryKey) => start.every((part, index) => part === key[index]);

/** Stands in a list to show at which end a rule inserts; no thing has an empty id. */
const PROBE = '';

/** What the rule does to what is cached now. */
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
  // A rule looks for the items it is about, of which the probe is none.
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
    names: [...items, ...touched.values()].flatMap(nameOf),
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

/** The rule that does the effect on the list, or the details, under `key`; the same list where it does nothing. */
export const ruleOf =
  <T extends Listed>(effect: Effect, key: QueryKey): ListRule<T> =>
  (list) => {
    if (isEmpty(effect)) return list;
    const { inserted, changed } = effect;
    const details = key[1] === 'details';
    const gone = new Set(details ? [] : effect.removed.map(({ item }) => item._id));
    let same = true;
    const kept = list.flatMap((item) => {
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
    // What was inserted into a list of this key has the type of its items.
    const added =
      inserted && !details && covers(inserted.lists, key)
        ? (inserted.items.filter(({ _id }) => !there.has(_id)) as T[])
        : [];
    if (same && added.length === 0) return list;
    return inserted?.at === 'end' ? [...kept, ...added] : [...added, ...kept];
  };

const differs = (item: object, fields: Fields) => {
  const held = item as Fields;
  return Object.entries(fields).some(([key, value]) => !sameValue(held[key], value));
};

/** The rule that takes the effect back, and nothing else: what others did meanwhile stays. */
export const undoOf =
  <T extends Listed>(effect: Effect, key: QueryKey): ListRule<T> =>
  (list) => {
    if (isEmpty(effect)) return list;
    const details = key[1] === 'details';
    const drop = new Set(details ? [] : effect.inserted?.items.map(({ _id }) => _id));
    const kept = list.flatMap((item) => {
      if (drop.has(item._id)) return [];
      const change = effect.changed[item._id];
      return change ? [restored(item, change)] : [item];
    });
    for (const { item, places } of effect.removed) {
      const place = places.find((each) => sameValue(each.key, key));
      if (!place || kept.some(({ _id }) => _id === item._id)) continue;
      // It stood in this list, so it has the type of its items.
      kept.splice(kept.findIndex(({ _id }) => _id === place.after) + 1, 0, item as T);
    }
    return kept;
  };

const restored = <T extends Listed>(item: T, { before, after }: Effect['changed'][string]): T => {
  const held = item as Fields;
  const ours = Object.keys(after).filter((key) => sameValue(held[key], after[key]));
  return ours.length === 0 ? item : { ...item, ...Object.fromEntries(ours.map((key) => [key, before[key]])) };
};

/** Applies a rule to the cached lists and details under the keys; a details entry is a list of one, and stays itself. */
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

/** What stands on top of everything under a key, so that no step between shows. */
export type Over = (key: QueryKey) => ListRule<Listed>;

/** Does an effect on all that is cached of its resource. */
export const applyEffect = (client: QueryClient, effect: Effect) =>
  applyRule(client, everywhere(effect), (key) => ruleOf(effect, key));

/** Takes an effect back from all that is cached of its resource, below what `over` puts on top. */
export const undoEffect = (client: QueryClient, effect: Effect, over: Over) =>
  applyRule(client, everywhere(effect), (key) => (list) => over(key)(undoOf(effect, key)(list)));

/** A write may aim at lists under a key of its own. */
const everywhere = ({ resource, inserted, also }: Effect) => {
  const keys = keysOf(resource);
  const [lists = []] = keys;
  const own = also ?? inserted?.lists;
  return own && !covers(lists, own) ? [own, ...keys] : keys;
};

/** The rule that does several effects in order, in one pass over the list: hundreds may wait. */
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
      // What is inserted at the start stands before what was there.
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
