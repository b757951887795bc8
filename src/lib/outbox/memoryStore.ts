import type { Operation, OperationStore } from './operation.ts';

/** Operations in memory: for tests, and for a browser without storage (then nothing is reported as saved). */
export const memoryStore = (): OperationStore & { size: () => number } => {
  const stored = new Map<number, Operation>();
  let seq = 0;
  return {
    size: () => stored.size,
    all: async (userID) =>
      [...stored.values()].filter((each) => each.userID === userID).sort((a, b) => a.seq - b.seq),
    add: async (operation) => {
      const there = [...stored.values()].find(({ opId }) => opId === operation.opId);
      if (there) return there;
      const added: Operation = {
        ...structuredClone(operation),
        seq: ++seq,
        state: 'waiting',
        attempts: 0,
      };
      stored.set(added.seq, added);
      return added;
    },
    put: async (operation) => {
      if (stored.has(operation.seq)) stored.set(operation.seq, operation);
    },
    remove: async (seqs, left = []) => {
      for (const seq of seqs) stored.delete(seq);
      for (const operation of left) stored.set(operation.seq, operation);
    },
  };
};

/** Stores nothing, for devices without storage. */
export const noStore: OperationStore = {
  all: async () => [],
  add: async () => {
    throw new Error('Nothing can be kept here');
  },
  put: async () => {},
  remove: async () => {},
};
