import { type LiveEvents, MAX_IDS } from '#modules/sync/contract.ts';

export type Changed = LiveEvents['changed'];

const merged = (a: Changed, b: Changed): Changed => {
  const ids = [...new Set([...a.ids, ...b.ids])];
  // No ids means too many to list.
  const many = a.ids.length === 0 || b.ids.length === 0 || ids.length > MAX_IDS;
  return {
    ...b,
    rev: Math.max(a.rev, b.rev),
    op: a.op === b.op ? a.op : '',
    ids: many ? [] : ids,
  };
};

/** Merges changes by one person to one list of a boat; a batch of a hundred writes is one event for the others. */
export const mergeChanges = (changes: readonly Changed[]): Changed[] => {
  const groups = new Map<string, Changed>();
  for (const change of changes) {
    const key = JSON.stringify([change.boatID, change.resource, change.by]);
    const there = groups.get(key);
    groups.set(key, there ? merged(there, change) : change);
  }
  return [...groups.values()];
};
