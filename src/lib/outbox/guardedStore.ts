import { type OnKeeping, storageWatch } from './inTime.ts';
import type { Operation, OperationStore } from './operation.ts';

/**
 * Storage that may fail at any time: it may hang, be forbidden, full, or emptied. From the first failure on, memory
 * holds the operations that it does not, and it gets them as soon as it works again. The code for that loads then.
 */
export const guardedStore = (kept: OperationStore, onKeeping: OnKeeping): OperationStore => {
  /** What storage had when it last answered. */
  const known = new Map<number, Operation>();
  let spare: OperationStore | undefined;
  const inTime = storageWatch();
  const ask = async <T>(task: (store: OperationStore) => Promise<T>): Promise<T> => {
    if (spare) return task(spare);
    try {
      return await inTime(task(kept));
    } catch (error) {
      const { spareStore } = await import('./spareStore.ts');
      spare ??= spareStore(kept, { known, error, onKeeping });
      return task(spare);
    }
  };
  return {
    all: (userID) =>
      ask(async (store) => {
        const found = await store.all(userID);
        known.clear();
        for (const operation of found) known.set(operation.seq, operation);
        return found;
      }),
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
