import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from './memoryStore.ts';
import { Emptied, type Operation, type OperationStore } from './operation.ts';
import { spareStore } from './spareStore.ts';
import { me, modelOperation } from './testing/modelOperation.ts';

/** Storage that can be broken, repaired and emptied; places are never used twice, as in the database. */
const unreliable = () => {
  let inner = memoryStore();
  let broken = false;
  let emptied = false;
  let base = 0;
  const check = () => {
    if (broken) throw new DOMException('Broken', 'UnknownError');
  };
  const checkEmptied = () => {
    check();
    if (!emptied) return;
    emptied = false;
    throw new Emptied();
  };
  const inside = (seq: number) => seq - base;
  const outside = (each: Operation): Operation => ({ ...each, seq: each.seq + base });
  const kept: OperationStore = {
    all: async (user) => {
      checkEmptied();
      return (await inner.all(user)).map(outside);
    },
    add: async (each) => {
      checkEmptied();
      return outside(await inner.add(each));
    },
    put: async (each) => {
      check();
      await inner.put({ ...each, seq: inside(each.seq) });
    },
    remove: async (seqs, left = []) => {
      checkEmptied();
      await inner.remove(
        seqs.map(inside),
        left.map((each) => ({ ...each, seq: inside(each.seq) })),
      );
    },
  };
  return {
    kept,
    break: () => {
      broken = true;
    },
    repair: () => {
      broken = false;
    },
    empty: () => {
      inner = memoryStore();
      base += 1000;
      emptied = true;
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Step = { do: 'add' | 'put' | 'remove' | 'split' | 'break' | 'repair' | 'empty' | 'wait'; at: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'add' as const, at: 0 }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('put' as const, 'remove' as const, 'split' as const),
      at: fc.nat(9),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('break' as const, 'repair' as const, 'empty' as const, 'wait' as const),
      at: fc.constant(0),
    }),
  },
);

test('whatever storage does, the operations are those that were added and not removed, and storage has them in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const storage = unreliable();
      const store = spareStore(storage.kept, {
        known: new Map(),
        error: new Error('It failed once'),
        onKeeping: () => {},
      });
      let expected: [opId: string, state: Operation['state']][] = [];
      /** As an app knows them that has not looked since. */
      let seen: Operation[] = [];
      const look = async () => (await store.all(me)).map(({ opId, state }) => [opId, state]);
      for (const [index, { do: what, at }] of steps.entries()) {
        const chosen = seen[at % Math.max(1, seen.length)];
        if (what === 'add') {
          const opId = `op-${index}`;
          seen = [...seen, await store.add(modelOperation(opId))];
          expected.push([opId, 'waiting']);
        } else if (what === 'put' && chosen) {
          await store.put({ ...chosen, state: 'attention' });
          expected = expected.map(([opId, state]) => [opId, opId === chosen.opId ? 'attention' : state]);
        } else if (what === 'remove' && chosen) {
          await store.remove([chosen.seq]);
          expected = expected.filter(([opId]) => opId !== chosen.opId);
          seen = seen.filter((each) => each !== chosen);
        } else if (what === 'split' && chosen && Number.isInteger(chosen.seq)) {
          // Of a bulk change one row was refused.
          const left: Operation = {
            ...chosen,
            opId: `${chosen.opId}-left`,
            seq: chosen.seq + 0.5,
            state: 'attention',
          };
          await store.remove([chosen.seq], [left]);
          expected = expected.map((each) => (each[0] === chosen.opId ? [left.opId, 'attention'] : each));
          seen = seen.map((each) => (each === chosen ? left : each));
        } else if (what === 'break' || what === 'repair' || what === 'empty') storage[what]();
        else if (what === 'wait') await vi.advanceTimersByTimeAsync(70_000);
        expect(await look()).toEqual(expected);
      }
      storage.repair();
      await vi.advanceTimersByTimeAsync(70_000);
      await look();
      await vi.advanceTimersByTimeAsync(70_000);
      await look();
      await vi.advanceTimersByTimeAsync(1);
      const kept = await storage.kept.all(me);
      expect(kept.map(({ opId, state }) => [opId, state])).toEqual(expected);
      expect(await look()).toEqual(expected);
    }),
    {
      numRuns: 300,
      // What is left of a change was written into the emptied storage, before everything else that was there.
      examples: [
        [['wait', 'add', 'empty', 'empty', 'put', 'put'].map((each) => ({ do: each, at: 0 }) as Step)],
        [
          ['add', 'wait', 'add', 'repair', 'add', 'empty', 'put'].map(
            (each) => ({ do: each, at: each === 'put' ? 1 : 0 }) as Step,
          ),
        ],
      ],
    },
  );
}, 60_000);
