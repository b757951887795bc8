import type { Operation, Outcome } from '../operation.ts';
import { bookIn, emptyLedger, isStock, type ModelLedger, type StockBody } from './modelLedger.ts';

type Mark = { rev: number; device: string; opId: string };
type Field = Mark & { value: string };
type Work = { id: string; after: string; second: boolean };

export type ModelItem = {
  rev: number;
  fields: Record<string, Field>;
  /** Steps of the next service, ticked with what was read off; empty after each completion. */
  ticks: Record<string, Field>;
  works: Work[];
  ledger: ModelLedger;
  /** Everything that was done to it, in order. */
  log: Mark[];
};

/** Version 2 of the contracts calls `value` `content`. */
type Valued = { value?: string; content?: string };
type Body =
  | { kind: 'create' }
  | ({ kind: 'set'; field: string; rev: number } & Valued)
  | ({ kind: 'postpone'; rev: number } & Valued)
  | ({ kind: 'say' } & Valued)
  | { kind: 'photo' }
  | { kind: 'tick'; step: string; value: string; was: string; after: string; photo?: string }
  | { kind: 'complete'; id: string; after: string; second?: boolean }
  | StockBody
  | { kind: 'remove'; rev: number };
export type BodyKind = Body['kind'];

/** An effect that replaced or removed what others had done, with the ids of the operations that had done it. */
type Overwrite = { opId: string; device: string; over: Mark[] };

const emptyItem = (): ModelItem => ({
  rev: 0,
  fields: {},
  ticks: {},
  works: [],
  ledger: emptyLedger(),
  log: [],
});

const emptyState = () => ({
  // Two items exist from the beginning, others have to be created.
  items: new Map<string, ModelItem>(['a', 'b'].map((id) => [id, emptyItem()])),
  removed: new Set<string>(),
  photos: new Set<string>(),
  answers: new Map<string, { request: string; outcome: Outcome }>(),
  /** Operations by effect, in the order they happened: one that stands here twice was done twice. */
  effects: [] as string[],
  /** The values as they were understood, by operation. */
  values: new Map<string, string>(),
  overwrites: [] as Overwrite[],
  rev: 0,
});

export type Caller = { user: string; device: string };

/** The id of the last work on an item; '' before the first. */
export const lastWorkOf = (item: Pick<ModelItem, 'works'> | undefined) => item?.works.at(-1)?.id ?? '';

/** The reference for the tests: a server as designed, small enough to verify by reading. */
export const modelServer = () => {
  let state = emptyState();
  let backup = structuredClone(state);
  let epoch = 0;
  let version = 1;
  /** Effects that a restored backup does not have. */
  const undone = new Set<string>();
  /** Ticks that came before the photo that they name. */
  const early: { opId: string; photo: string }[] = [];
  let conflicts = 0;

  const apply = ({ device }: Caller, { opId, about, call, wire }: Operation): Outcome => {
    const body: Body = Object(call.body);
    const id = body.kind === 'photo' ? (about[1] ?? '') : (about[0] ?? '');
    const item = state.items.get(id);
    const answer = (status: number, content: unknown = {}): Outcome => ({
      opId,
      status,
      body: structuredClone(content),
    });
    const say = (status: number) => answer(status, { errors: [{ msg: `model ${status}` }] });
    const ask = () => {
      conflicts++;
      return answer(409, { errors: [{ msg: 'changed' }], current: { _id: id, ...item } });
    };
    const mark = (): Mark => ({ rev: ++state.rev, device, opId });
    const done = (to: ModelItem, made: Mark, over: readonly Mark[] = []) => {
      to.rev = made.rev;
      to.log.push(made);
      state.effects.push(opId);
      const others = over.filter((each) => each.device !== device);
      if (others.length > 0) state.overwrites.push({ opId, device, over: others });
      return answer(200, { rev: made.rev, item: to });
    };
    // Keys that a contract does not have are refused; those of an earlier version are upgraded.
    const isNew = 'content' in body;
    if (isNew && version < 2) return say(400);
    if ('value' in body && body.kind !== 'tick' && version > 1 && wire > 1) return say(400);
    const value = isNew ? String(body.content) : 'value' in body ? String(body.value) : '';

    if (body.kind === 'create') {
      if (state.removed.has(id)) return say(404);
      const made = item ?? emptyItem();
      state.items.set(id, made);
      return done(made, mark());
    }
    if (!item) return say(404);
    state.values.set(opId, value);
    const set = (fields: Record<string, Field>, field: string) => {
      const before = fields[field];
      const made = mark();
      fields[field] = { ...made, value };
      return done(item, made, before && before.value !== '' ? [before] : []);
    };
    const isOwn = (last: Mark) => last.device === device;
    if (body.kind === 'say') return done(item, mark());
    if (body.kind === 'photo') {
      state.photos.add(about[0] ?? '');
      return done(item, mark());
    }
    if (isStock(body)) {
      const status = bookIn(item.ledger, body);
      return status === 200 ? done(item, mark()) : status === 409 ? ask() : say(status);
    }
    if (body.kind === 'remove') {
      const newer = item.log.filter((each) => each.rev > body.rev && !isOwn(each));
      if (body.rev > item.rev || newer.length > 0) return ask();
      state.items.delete(id);
      state.removed.add(id);
      return done(item, mark(), item.log);
    }
    if (body.kind === 'complete') {
      if (!body.second && body.after !== lastWorkOf(item)) return ask();
      item.works.push({ id: body.id, after: body.after, second: body.second === true });
      item.ticks = {};
      return done(item, mark());
    }
    if (body.kind === 'tick') {
      if (body.photo && !state.photos.has(body.photo)) {
        early.push({ opId, photo: body.photo });
        return say(400);
      }
      const there = item.ticks[body.step];
      const isNewer = (there?.value ?? '') !== body.was && there?.value !== body.value;
      const isOther = body.after !== lastWorkOf(item);
      if (isOther || (isNewer && there && !isOwn(there))) return ask();
      return set(item.ticks, body.step);
    }
    const field = body.kind === 'postpone' ? 'due' : body.field;
    const last = item.fields[field];
    if (body.rev > item.rev || (last && last.rev > body.rev && !isOwn(last))) return ask();
    return set(item.fields, field);
  };

  const one = (caller: Caller, operation: Operation): Outcome => {
    const request = JSON.stringify(operation.call);
    const key = `${caller.user} ${operation.opId}`;
    const earlier = state.answers.get(key);
    if (earlier)
      return earlier.request === request ? earlier.outcome : { opId: operation.opId, status: 422, body: {} };
    const outcome = apply(caller, operation);
    // A refusal is stored as an answer too: the same call may arrive again late.
    state.answers.set(key, { request, outcome });
    return outcome;
  };

  return {
    state: () => state,
    undone,
    early,
    conflicts: () => conflicts,
    epoch: () => epoch,
    version: () => version,
    /** Another version of the server is started. */
    deploy: (next: number) => {
      version = next;
    },
    backUp: () => {
      backup = structuredClone(state);
    },
    /** The state of the last backup comes back, with revisions that were never given. */
    restore: () => {
      const { rev } = state;
      const kept = new Set(backup.effects);
      for (const opId of state.effects) if (!kept.has(opId)) undone.add(opId);
      state = { ...structuredClone(backup), rev: rev + 1_000_000 };
      epoch++;
    },
    /** Operations in order; one on the same entity as a refused one of the batch is not tried. */
    batch: (caller: Caller, operations: readonly Operation[]): Outcome[] => {
      const held = new Set<string>();
      return operations.map((operation) => {
        if (operation.about.some((id) => held.has(id))) {
          for (const id of operation.about) held.add(id);
          return { opId: operation.opId, status: 424, body: {} };
        }
        const outcome = one(caller, operation);
        if (outcome.status >= 300) for (const id of operation.about) held.add(id);
        return outcome;
      });
    },
  };
};
export type ModelServer = ReturnType<typeof modelServer>;
