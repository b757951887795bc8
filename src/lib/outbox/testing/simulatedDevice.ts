import { memoryStore } from '../memoryStore.ts';
import type { NewOperation, Operation } from '../operation.ts';
import { createOutbox, type Outbox } from '../outbox.ts';
import { type Lane, laneOf, sendable } from '../plan.ts';
import { registerWrite } from '../writes.ts';
import { isStock, type StockBody } from './modelLedger.ts';
import { type BodyKind, type Caller, lastWorkOf, type ModelItem } from './modelServer.ts';
import { type Surroundings, sendOver } from './simulatedLink.ts';
import { bodyOf, ITEMS, itemOf, kindToMake } from './simulatedWrites.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

registerWrite('model', {
  // Test files share their modules, and one of them looks for writes without a label.
  label: { text: 'outbox:action.setting', icon: 'setting' },
  fits: (_client, _variables, body) => typeof Object(body).rev === 'number',
  onAnswer: (_client, _variables, body) => body,
});

/** What is given up here cannot be done any more: text that waits, and in its shadow everything on the same items. */
const behindAttention = (left: readonly Operation[]): Set<string> => {
  const ids = new Set<string>();
  const held = new Set<string>();
  for (const { opId, about, state } of left) {
    const isHeld = about.some((id) => held.has(id));
    if (isHeld) ids.add(opId);
    if (isHeld || state === 'attention') for (const id of about) held.add(id);
  }
  return ids;
};

/** A device with an outbox, its user, who knows what the device has read, and the way to the server. */
export const createDevice = (around: Surroundings, caller: Caller) => {
  const { world, server, link } = around;
  const { user: userID, device: name } = caller;
  const { strikes } = link;
  const store = memoryStore();
  const made: NewOperation[] = [];
  const kinds: BodyKind[] = [];
  const acknowledged = new Set<string>();
  const refused = new Set<string>();
  /** The new id of each operation that was tried again. */
  const renewed = new Map<string, string>();
  const discarded = new Set<string>();
  /** What the user of each operation knew when deciding on it: the operations that had been done to its item. */
  const known = new Map<string, Set<string>>();
  const values = new Map<string, string>();
  const photos = new Map<string, string>();
  /** The movements of this device by their ids, which their operations first had. */
  const movements = new Map<string, StockBody & { item: string }>();
  /** The items as this device has read them. */
  let view = new Map<string, ModelItem>();
  const seen = new Set<string>();
  let epoch = 0;
  // A restarted app does not know what the previous one was doing; answers to the previous one are ignored.
  let life = 0;
  let outbox: Outbox | undefined;
  let skew = 0;
  /** The version of the app, which the server delivers. */
  let version = 1;

  const learn = (id: string, item: ModelItem) => {
    view.set(id, item);
    for (const { opId } of item.log) seen.add(opId);
  };
  const followEpoch = () => {
    if (server.epoch() === epoch) return;
    epoch = server.epoch();
    // The revisions of this device mean nothing there any more.
    for (const [id, item] of view) view.set(id, { ...item, rev: 0 });
  };
  /** Reads all items. */
  const read = () => {
    followEpoch();
    view = new Map();
    for (const [id, item] of structuredClone(server.state().items)) learn(id, item);
  };

  const start = async () => {
    const mine = ++life;
    const alive = () => mine === life;
    version = server.version();
    const holders: Record<Lane, Promise<void>> = { text: Promise.resolve(), files: Promise.resolve() };
    outbox = createOutbox(
      {
        store: {
          ...store,
          put: async (operation) => (alive() ? store.put(operation) : undefined),
          remove: async (...rows) => (alive() ? store.remove(...rows) : undefined),
        },
        send: (batch) => sendOver(around, caller, batch, { isAlive: alive, onAnswer: followEpoch }),
        now: () => world.now() + skew,
        elapsed: world.now,
        newId: () => `${name}-again${renewed.size}`,
        random: world.random,
        later: (task, ms) => world.later(() => alive() && task(), ms),
        alone: (lane, task) => {
          // Web Locks release the lock of a closed tab.
          const next = holders[lane].then(task);
          holders[lane] = Promise.race([
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
        done: ({ opId, about }, body) => {
          acknowledged.add(opId);
          const { item }: { item?: ModelItem } = Object(body);
          if (item) learn(itemOf(about), item);
        },
        refused: ({ opId }) => refused.add(opId),
        changed: () => {},
        // The same user signs in again after a while.
        signedOut: () => world.later(() => alive() && void outbox?.wake(), 5000),
      },
    );
    await outbox.setUser(userID);
  };

  /** The item with this device's own waiting changes. */
  const shown = (id: string) => {
    const item = view.get(id);
    let after = lastWorkOf(item);
    let ticks = new Map(Object.entries(item?.ticks ?? {}).map(([step, { value }]) => [step, value]));
    for (const { about, call } of outbox?.operations() ?? []) {
      if (itemOf(about) !== id) continue;
      const body: { kind?: BodyKind; id?: string; step?: string; value?: string } = Object(call.body);
      if (body.kind === 'complete') {
        after = body.id ?? '';
        ticks = new Map();
      }
      if (body.kind === 'tick') ticks.set(body.step ?? '', body.value ?? '');
    }
    return { rev: item?.rev ?? 0, after, ticks };
  };

  /** Movements of an item that a person may find to be mistakes: those in the list, and their own. */
  const movementsOf = (id: string) => [
    ...(view.get(id)?.ledger.rows ?? []).map((row) => row.id),
    ...[...movements].flatMap(([movement, { item }]) => (item === id ? [movement] : [])),
  ];

  /** Decides one refused operation: the user insists, having seen what the server has now, or discards it. */
  const decide = async ({ opId, call, refused: refusal }: Operation, insists: boolean) => {
    if (!outbox) return;
    if (!insists) {
      discarded.add(opId);
      await outbox.discard(opId);
      return;
    }
    const nextId = `${name}-again${renewed.size}`;
    const current: Partial<ModelItem> = Object(refusal?.current);
    const { kind, step = '' }: { kind?: BodyKind; step?: string } = Object(call.body);
    const told =
      refusal?.status !== 409
        ? // Who takes more than is booked knows better.
          { ...(refusal?.status === 400 && isStock({ kind: kind ?? '' }) ? { forced: true } : {}) }
        : kind === 'complete'
          ? { second: true, after: lastWorkOf({ works: current.works ?? [] }) }
          : kind === 'tick'
            ? { was: current.ticks?.[step]?.value ?? '', after: lastWorkOf({ works: current.works ?? [] }) }
            : { rev: current.rev };
    if (!(await outbox.retry(opId, { call: { ...call, body: { ...Object(call.body), ...told } } }, nextId)))
      return;
    renewed.set(opId, nextId);
    known.set(nextId, new Set([...(known.get(opId) ?? []), ...(current.log ?? []).map((each) => each.opId)]));
  };

  /** The id under which an operation was last sent. */
  const lastName = (opId: string): string => {
    const next = renewed.get(opId);
    return next === undefined ? opId : lastName(next);
  };

  return {
    made,
    movements,
    kinds,
    acknowledged,
    refused,
    renewed,
    discarded,
    known,
    restart: start,
    act: async () => {
      if (!outbox) await start();
      const asked = outbox?.operations().find(({ state }) => state === 'attention');
      if (asked && world.chance(0.15)) await decide(asked, world.chance(0.5));
      if (world.chance(0.4)) read();
      // Clocks of tablets are wrong, and jump.
      if (strikes('skew')) skew = (world.random() - 0.5) * 4 * DAY_MS;
      const opId = `${name}-op${made.length}`;
      const kind = kindToMake(world);
      const id = world.pick(ITEMS) ?? 'a';
      const body = bodyOf(
        world,
        kind,
        { id, opId },
        {
          ...shown(id),
          photos,
          version,
          movements: movementsOf(id),
        },
      );
      if (isStock(body)) movements.set(opId, { ...body, item: id });
      const { photo = '', of = '' }: { photo?: string; of?: string } = Object(body);
      const first = photo || of;
      const item = { _id: id };
      const operation: NewOperation = {
        opId,
        userID,
        write: 'model',
        schema: 1,
        wire: version,
        variables: null,
        call: { method: 'POST', path: '/model', body, encoding: kind === 'photo' ? 'form' : undefined },
        about:
          kind === 'photo' ? [opId, id] : [id, ...(first ? [first] : []), ...(isStock(body) ? [opId] : [])],
        effect: {
          resource: 'model',
          changed: {},
          removed: kind === 'remove' ? [{ item, places: [] }] : [],
          names: [],
        },
        madeAt: world.now() + skew,
      };
      if (kind === 'photo') photos.set(opId, id);
      const { value, content }: { value?: string; content?: string } = Object(body);
      values.set(opId, content ?? value ?? '');
      known.set(opId, new Set(seen));
      made.push(operation);
      kinds.push(kind);
      await outbox?.submit(operation);
    },
    /** Decides all refused operations. */
    decideAll: async (insisting: boolean) => {
      for (const operation of outbox?.operations() ?? [])
        if (operation.state === 'attention') await decide(operation, insisting && world.chance(0.5));
    },
    isEmpty: () => outbox?.operations().length === 0,
    /** Operations that wait although nothing before them needs a decision. */
    stuck: async (): Promise<string[]> => {
      const left = await store.all(userID);
      const behind = behindAttention(left);
      const free = (['text', 'files'] as const).flatMap((lane) => sendable(left, new Set(), lane));
      return left.flatMap(({ opId, state }) =>
        state === 'waiting' && (!behind.has(opId) || free.some((each) => each.opId === opId))
          ? [`${opId} still waits, the queue does not drain`]
          : [],
      );
    },
    /** After everything was decided. */
    check: async (done: ReadonlyMap<string, number>): Promise<string[]> => {
      const broken = (await store.all(userID)).map(({ opId }) => `${opId} is still there`);
      for (const { opId: first } of made) {
        const opId = lastName(first);
        const times = done.get(opId) ?? 0;
        if (discarded.has(opId)) {
          if (times > 0) broken.push(`${opId} was refused, thrown away and done`);
          continue;
        }
        const isUndone = server.undone.has(opId);
        if (times === 0 && !isUndone) broken.push(`${opId} is lost`);
        if (!acknowledged.has(opId)) broken.push(`${opId} was done and is not acknowledged`);
        const value = server.state().values.get(opId);
        if (times > 0 && value !== undefined && value !== values.get(first))
          broken.push(`${opId} was done with another value`);
      }
      for (const { opId, photo } of server.early) {
        const sent = lastName(photo);
        const isOwn = made.some((each) => lastName(each.opId) === opId);
        if (isOwn && !discarded.has(sent) && !server.undone.has(sent))
          broken.push(`${opId} was sent before ${photo}, on which it depends`);
      }
      return broken;
    },
    /** Text on one entity is done in the order in which it was made. */
    checkOrder: (effects: readonly string[]): string[] => {
      const at = new Map(effects.map((opId, index) => [opId, index]));
      return ITEMS.flatMap((item) => {
        const places = made
          .filter((each) => laneOf(each) === 'text' && each.about[0] === item)
          .flatMap(({ opId }) => at.get(lastName(opId)) ?? []);
        return places.some((place, index) => place < (places[index - 1] ?? -1))
          ? [`${name} was done out of order on ${item}`]
          : [];
      });
    },
  };
};
