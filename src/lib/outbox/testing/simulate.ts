import { memoryStore } from '../memoryStore.ts';
import type { NewOperation, Operation, Outcome } from '../operation.ts';
import { createOutbox, type Outbox } from '../outbox.ts';
import { modelServer } from './modelServer.ts';
import type { Faults, Plan, Report } from './report.ts';
import { createWorld, type World } from './world.ts';

const ITEMS = ['a', 'b', 'c', 'd'];
const FIELDS = ['x', 'y'];
const HOUR_MS = 3_600_000;

/**
 * Several devices with unreliable connections and one server, for a while; then all faults stop, and every promise is
 * checked.
 */
export const simulate = async ({ seed, clients, steps, faults }: Plan): Promise<Report> => {
  const world = createWorld(seed);
  const server = modelServer();
  const counts: Report['faults'] = {
    drop: 0,
    loseReply: 0,
    duplicate: 0,
    serverError: 0,
    partial: 0,
    late: 0,
    crash: 0,
    serverKilled: 0,
    signOut: 0,
    skew: 0,
  };
  let healthy = false;
  const strikes = (fault: keyof Faults) => {
    if (healthy || !world.chance(faults[fault])) return false;
    counts[fault]++;
    return true;
  };
  let backAt = 0;
  /** The server as the devices meet it: it may die before or after it has handled a request. */
  const serve: Send = (user, operations) => {
    if (world.now() < backAt) throw new Error('The server is gone');
    if (!strikes('serverKilled')) return server.batch(user, operations);
    backAt = world.now() + world.random() * 60_000;
    if (world.chance(0.5))
      server.batch(user, operations.slice(0, Math.ceil(world.random() * operations.length)));
    throw new Error('The server was killed');
  };
  const devices = Array.from({ length: clients }, (_, index) =>
    createDevice(world, `user${index}`, serve, strikes),
  );

  for (let step = 0; step < steps; step++) {
    const device = world.pick(devices);
    if (!device) break;
    if (strikes('crash')) await device.restart();
    else await device.act();
    await world.run(world.now() + world.random() * 20_000);
  }
  healthy = true;
  for (const device of devices) await device.restart();
  const healedAt = world.now();
  await world.run(healedAt + HOUR_MS);

  const broken: string[] = [];
  const done = new Map<string, number>();
  for (const opId of server.effects) done.set(opId, (done.get(opId) ?? 0) + 1);
  for (const device of devices) broken.push(...device.check(done, await device.left()));
  for (const device of devices) broken.push(...device.checkOrder(server.effects));
  for (const [opId, times] of done) if (times > 1) broken.push(`${opId} was done ${times} times`);
  return {
    made: devices.reduce((sum, device) => sum + device.made.length, 0),
    acknowledged: devices.reduce((sum, device) => sum + device.acknowledged.size, 0),
    refused: devices.reduce((sum, device) => sum + device.refused.size, 0),
    conflicts: server.conflicts(),
    tried: devices.reduce((sum, device) => sum + device.renewed.size, 0),
    discarded: devices.reduce((sum, device) => sum + device.discarded.size, 0),
    faults: counts,
    broken,
  };
};

type Send = (user: string, operations: readonly Operation[]) => Outcome[];

const createDevice = (
  world: World,
  userID: string,
  serve: Send,
  strikes: (fault: keyof Faults) => boolean,
) => {
  const store = memoryStore();
  const made: NewOperation[] = [];
  const acknowledged = new Set<string>();
  const refused = new Set<string>();
  // A restarted app does not know what the previous one was doing; answers to the previous one are ignored.
  let life = 0;
  let outbox: Outbox | undefined;
  let holder = Promise.resolve();
  let skew = 0;
  /** The revision of the server's last answer; the user's next change is based on it. */
  let seen = 0;
  /** The new id of each retried operation. */
  const renewed = new Map<string, string>();
  const discarded = new Set<string>();

  const wait = () => world.sleep(50 + world.random() * 3000);
  const send = async (mine: number, batch: readonly Operation[]): Promise<Outcome[]> => {
    await wait();
    if (strikes('drop')) throw new Error('The call was lost');
    // The server gets a copy of what was sent, not what the device changes later.
    const sent = structuredClone(batch);
    if (strikes('signOut')) return sent.map(({ opId }) => ({ opId, status: 401, body: {} }));
    if (strikes('serverError')) return sent.map(({ opId }) => ({ opId, status: 503, body: {} }));
    const again = (within: number) =>
      world.later(() => {
        try {
          serve(userID, sent);
        } catch {
          // Nobody waits for the result.
        }
      }, world.random() * within);
    if (strikes('late')) {
      again(300_000);
      throw new Error('Given up');
    }
    const outcomes = serve(userID, sent);
    // The network delivers the same call again at some later time.
    if (strikes('duplicate')) again(60_000);
    await wait();
    if (mine !== life) return new Promise(() => {});
    if (strikes('loseReply')) throw new Error('The answer was lost');
    return strikes('partial') ? outcomes.slice(0, Math.floor(outcomes.length / 2)) : outcomes;
  };

  const start = async () => {
    const mine = ++life;
    const alive = () => mine === life;
    outbox = createOutbox(
      {
        store: {
          ...store,
          put: async (operation) => (alive() ? store.put(operation) : undefined),
          remove: async (...rows) => (alive() ? store.remove(...rows) : undefined),
        },
        send: (batch) => send(mine, batch),
        now: () => world.now() + skew,
        elapsed: world.now,
        newId: () => `${userID}-again${renewed.size}`,
        random: world.random,
        later: (task, ms) => world.later(() => alive() && task(), ms),
        alone: (task) => {
          // Web Locks release the lock of a closed tab.
          const next = holder.then(task);
          holder = Promise.race([
            next.then(
              () => undefined,
              () => undefined,
            ),
            world.sleep(HOUR_MS / 60),
          ]);
          return next;
        },
      },
      {
        done: ({ opId }, body) => {
          acknowledged.add(opId);
          const { rev }: { rev?: unknown } = Object(body);
          if (typeof rev === 'number') seen = rev;
        },
        refused: ({ opId }) => refused.add(opId),
        changed: () => {},
        // The same user signs in again after a while.
        signedOut: () => world.later(() => alive() && void outbox?.wake(), 5000),
      },
    );
    holder = Promise.resolve();
    await outbox.setUser(userID);
  };

  const bodyOf = (rev: number) => {
    const roll = world.random();
    if (roll < 0.25) return { kind: 'create' };
    if (roll < 0.7)
      return { kind: 'set', field: world.pick(FIELDS), value: `${userID}-${made.length}`, baseRev: rev };
    if (roll < 0.95) return { kind: 'say', text: `${userID}-${made.length}` };
    return { kind: 'remove' };
  };

  /** A user looks at a refused operation, and retries or discards it. */
  const decide = async () => {
    const refusedOne = outbox?.operations().find(({ state }) => state === 'attention');
    if (!refusedOne || !outbox) return;
    if (world.chance(0.5)) {
      discarded.add(refusedOne.opId);
      return outbox.discard(refusedOne.opId);
    }
    const nextId = `${userID}-again${renewed.size}`;
    if (await outbox.retry(refusedOne.opId, {}, nextId)) renewed.set(refusedOne.opId, nextId);
  };

  /** The id under which an operation was last sent. */
  const lastName = (opId: string): string => {
    const next = renewed.get(opId);
    return next === undefined ? opId : lastName(next);
  };

  return {
    made,
    acknowledged,
    refused,
    renewed,
    discarded,
    left: () => store.all(userID),
    restart: start,
    act: async () => {
      if (!outbox) await start();
      if (world.chance(0.15)) await decide();
      // Clocks of tablets are wrong, and jump.
      if (strikes('skew')) skew = (world.random() - 0.5) * 4 * 24 * HOUR_MS;
      const operation: NewOperation = {
        opId: `${userID}-op${made.length}`,
        userID,
        write: 'model',
        schema: 1,
        wire: 1,
        variables: null,
        call: { method: 'POST', path: '/model', body: bodyOf(seen) },
        about: [world.pick(ITEMS) ?? 'a'],
        effect: { resource: 'model', changed: {}, removed: [], names: [] },
        madeAt: world.now() + skew,
      };
      made.push(operation);
      await outbox?.submit(operation);
    },
    check: (done: ReadonlyMap<string, number>, left: readonly Operation[]): string[] => {
      const broken: string[] = [];
      const there = new Map(left.map((operation) => [operation.opId, operation]));
      for (const { opId: first } of made) {
        const opId = lastName(first);
        const stored = there.get(opId);
        const times = done.get(opId) ?? 0;
        if (discarded.has(opId)) {
          if (times > 0) broken.push(`${opId} was refused, thrown away and done`);
          if (stored) broken.push(`${opId} was thrown away and is still there`);
          continue;
        }
        if (!stored && times === 0) broken.push(`${opId} is lost`);
        if (acknowledged.has(opId) && times === 0) broken.push(`${opId} was said to be done and is not`);
        if (stored?.state === 'attention' && times > 0) broken.push(`${opId} was refused and done`);
        if (stored?.state === 'waiting' && !hangs(stored, left))
          broken.push(`${opId} still waits, the queue does not drain`);
      }
      return broken;
    },
    /** Operations on one entity are done in the order they were made. */
    checkOrder: (effects: readonly string[]): string[] => {
      const at = new Map(effects.map((opId, index) => [opId, index]));
      return ITEMS.flatMap((item) => {
        const places = made
          .filter(({ about }) => about[0] === item)
          .flatMap(({ opId }) => at.get(lastName(opId)) ?? []);
        return places.some((place, index) => place < (places[index - 1] ?? -1))
          ? [`${userID} was done out of order on ${item}`]
          : [];
      });
    },
  };
};

/** Correctly held back, directly or through others, by an earlier operation that needs attention. */
const hangs = (operation: Operation, left: readonly Operation[]): boolean => {
  const held = new Set<string>();
  for (const each of left) {
    const isHeld = each.about.some((id) => held.has(id));
    if (each.opId === operation.opId) return isHeld;
    if (isHeld || each.state === 'attention') for (const id of each.about) held.add(id);
  }
  return false;
};
