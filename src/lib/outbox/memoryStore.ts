import type { Operation, OperationStore } from './operation.ts';

/** Operations in memory: for tests, and for a browser without storage (then nothing is reported as saved). */
export const memoryStore = (): OperationStore & { size: () => number } => {
  const kept = new Map<number, Operation>();
  let seq = 0;
  return {
    size: () => kept.size,
    all: async (userID) =>
      [...kept.values()].filter((each) => each.userID === userID).sort((a, b) => a.seq - b.seq),
    add: async (operation) => {
      const there = [...kept.values()].find(({ opId }) => opId === operation.opId);
      if (there) return there;
      const added: Operation = {
        ...structuredClone(operation),
        seq: ++seq,
        state: 'waiting',
        attempts: 0,
      };
      kept.set(added.seq, added);
      return added;
    },
    put: async (operation) => {
      if (kept.has(operation.seq)) kept.set(operation.seq, operation);
    },
    remove: async (...seqs) => {
      for (const seq of seqs) kept.delete(seq);
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
