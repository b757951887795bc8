import { type OnKeeping, storageWatch } from './inTime.ts';
import { Emptied, type Operation, type OperationStore } from './operation.ts';

/** Operations in memory come after all stored ones; those get their place when they are stored. */
const FIRST_SPARE_SEQ = 2 ** 38;

/** Storage that failed is tried again after this time. */
const PAUSE_MS = 60_000;

/** The entries of `operations` by their place: what is left of an operation came into the map after others. */
const inOrder = <T>(operations: ReadonlyMap<number, T>) => [...operations].toSorted(([a], [b]) => a - b);

type Failed = { known: ReadonlyMap<number, Operation>; error: unknown; onKeeping: OnKeeping };

/**
 * Storage that has failed: what it does not keep is in memory, is sent from there, and is stored as soon as storage works
 * again. While something is only in memory, the browser asks before the page is closed.
 */
export const spareStore = (kept: OperationStore, { known, error, onKeeping }: Failed): OperationStore => {
  const inTime = storageWatch();
  /** What storage has, as far as it is known. */
  const stored = new Map(known);
  /** What storage does not have yet; null for a removal. */
  const changed = new Map<number, Operation | null>();
  /** Places that storage does not have yet, for what is left of an operation. */
  const placed = new Set<number>();
  /** What only memory has. */
  const fresh = new Map<number, Operation>();
  /** Where operations went: into memory, or from there to their place in storage. */
  const moved = new Map<number, number>();
  let nextSeq = FIRST_SPARE_SEQ;
  let failedAt: number | undefined;
  let working: Promise<void> | undefined;

  const placeOf = (seq: number): number => {
    const next = moved.get(seq);
    return next === undefined ? seq : placeOf(next);
  };
  const move = (from: number, to: number) => {
    moved.set(from, to);
    // Storage may know it at a place that it had before: nothing has moved from there then, or it would go in a circle.
    moved.delete(to);
  };

  const onLeave = (event: Event) => event.preventDefault();
  const guardPage = () => {
    const unsent = [...fresh.values()].some(({ state }) => state === 'waiting');
    window.removeEventListener('beforeunload', onLeave);
    if (unsent) window.addEventListener('beforeunload', onLeave);
  };

  /** Storage was emptied: everything that it had is only here. */
  const onEmptied = () => {
    const before = inOrder(new Map<number, Operation | null>([...stored, ...changed]));
    const after = inOrder(fresh);
    stored.clear();
    changed.clear();
    fresh.clear();
    for (const [old, operation] of [...before, ...after]) {
      if (!operation) continue;
      const seq = nextSeq++;
      move(old, seq);
      fresh.set(seq, { ...operation, seq });
    }
  };

  const onFailure = (failure: unknown) => {
    if (failure instanceof Emptied) onEmptied();
    else failedAt = performance.now();
    guardPage();
  };

  const store = async (seq: number, operation: Operation) => {
    // Storage gives it a place of its own.
    const { seq: _, ...placeless } = operation;
    const added = await inTime(kept.add(placeless));
    move(seq, added.seq);
    // Meanwhile it may have been changed or removed.
    const now = fresh.get(seq);
    const current = now ? { ...now, seq: added.seq } : null;
    fresh.delete(seq);
    stored.set(added.seq, added);
    if (current?.state !== added.state || current.attempts !== added.attempts)
      changed.set(added.seq, current);
  };

  const catchUp = async (userID: string | undefined) => {
    if (userID !== undefined) {
      const found = await inTime(kept.all(userID));
      stored.clear();
      for (const operation of found) stored.set(operation.seq, operation);
      // Another tab has finished these.
      for (const seq of changed.keys()) if (!stored.has(seq) && !placed.has(seq)) changed.delete(seq);
    }
    // Meanwhile others may come, also before those that wait.
    for (let [next] = inOrder(fresh); next; [next] = inOrder(fresh)) await store(...next);
    const changes = [...changed];
    if (changes.length > 0) {
      const left = changes.flatMap(([, operation]) => operation ?? []);
      await inTime(
        kept.remove(
          changes.map(([seq]) => seq),
          left,
        ),
      );
      for (const [seq, operation] of changes) {
        if (changed.get(seq) === operation) changed.delete(seq);
        placed.delete(seq);
        if (operation) stored.set(seq, operation);
        else stored.delete(seq);
      }
    }
  };

  /** Brings storage and memory together; resolves whether that worked. */
  const together = async (userID?: string): Promise<boolean> => {
    if (failedAt !== undefined && performance.now() - failedAt < PAUSE_MS) return false;
    for (let tries = 0; tries < 2; tries++)
      try {
        await catchUp(userID);
        failedAt = undefined;
        guardPage();
        onKeeping(true);
        return true;
      } catch (failure) {
        onFailure(failure);
        if (!(failure instanceof Emptied)) return false;
      }
    return false;
  };
  /** Runs `together` one at a time. */
  const inTurn = (userID?: string) => {
    const next = (working ?? Promise.resolve()).then(() => together(userID));
    working = next.then(() => undefined);
    return next;
  };

  /** Storage that has failed is tried in the background: nobody waits for it. */
  const whileItWorks = async (userID?: string) => {
    const worked = inTurn(userID);
    return failedAt === undefined && worked;
  };

  const view = (userID: string) =>
    [...new Map([...stored, ...changed, ...fresh]).values()]
      .filter((operation) => operation?.userID === userID)
      .flatMap((operation) => operation ?? [])
      .toSorted((a, b) => a.seq - b.seq);

  onFailure(error);
  return {
    all: async (userID) => {
      await whileItWorks(userID);
      return view(userID);
    },
    add: async (operation) => {
      const there = [...stored.values(), ...fresh.values()].find(({ opId }) => opId === operation.opId);
      if (there) return there;
      const seq = nextSeq++;
      const added: Operation = { ...operation, seq, state: 'waiting', attempts: 0 };
      fresh.set(seq, added);
      if (!(await whileItWorks())) onKeeping(false);
      guardPage();
      return stored.get(placeOf(seq)) ?? added;
    },
    put: async (operation) => {
      const seq = placeOf(operation.seq);
      if (fresh.has(seq)) fresh.set(seq, { ...operation, seq });
      else if (stored.has(seq)) changed.set(seq, { ...operation, seq });
      await whileItWorks();
    },
    remove: async (seqs, left = []) => {
      const inMemory = seqs.some((seq) => fresh.has(placeOf(seq)));
      for (const seq of seqs.map(placeOf)) if (!fresh.delete(seq)) changed.set(seq, null);
      for (const operation of left) {
        // It stands behind the place of the whole, by a fraction.
        const whole = Math.floor(operation.seq);
        const seq = placeOf(whole) + (operation.seq - whole);
        move(operation.seq, seq);
        if (!inMemory) placed.add(seq);
        (inMemory ? fresh : changed).set(seq, { ...operation, seq });
      }
      await whileItWorks();
      guardPage();
    },
  };
};
