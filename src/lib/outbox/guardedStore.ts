import { type OnKeeping, storageWatch } from './inTime.ts';
import type { Operation, OperationStore } from './operation.ts';

/**
 * Storage that may fail at any time: it may hang, be forbidden, full, or emptied. From the first failure on, memory
 * holds the operations that it does not, and it gets them as soon as it works again. The code for that loads then.
 */
export const guardedStore = (kept: OperationStore, onKeeping: OnKeeping): OperationStore => {
  /** What storage had when it last answered. */
  const known = new Map<number, Operation>();
  let spare: Promise<OperationStore> | undefined;
  const inTime = storageWatch();
  /** From the moment of the failure on: what storage answers from then on says nothing about what it had. */
  const fail = async (error: unknown): Promise<OperationStore> => {
    const had = new Map(known);
    const { spareStore } = await import('./spareStore.ts');
    return spareStore(kept, { known: had, error, onKeeping });
  };
  const ask = async <T>(task: (store: OperationStore) => Promise<T>, isRead = false): Promise<T> => {
    if (spare) return task(await spare);
    try {
      const answer = await inTime(task(kept));
      // It may have failed for another meanwhile, and be empty.
      if (!spare || !isRead) return answer;
    } catch (error) {
      spare ??= fail(error);
    }
    return task(await spare);
  };
  return {
    all: (userID) =>
      ask(async (store) => {
        const found = await store.all(userID);
        known.clear();
        for (const operation of found) known.set(operation.seq, operation);
        return found;
      }, true),
    add: (operation) =>
      ask(async (store) => {
        const added = await store.add(operation);
        known.set(added.seq, added);
        return added;
      }),
    put: (operation) =>
      ask(async (store) => {
        await store.put(operation);
        if (known.has(operation.seq)) known.set(operation.seq, operation);
      }),
    remove: (seqs, left = []) =>
      ask(async (store) => {
        await store.remove(seqs, left);
        for (const seq of seqs) known.delete(seq);
        for (const operation of left) known.set(operation.seq, operation);
      }),
  };
};
