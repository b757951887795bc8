import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { DEVICE_HEADER } from '#lib/marks.ts';
import { newId } from '#lib/newId.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { sinceSchema } from '#modules/history/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { useTestApp } from '../testing/useTestApp.ts';

/**
 * Every pair of writes on one item: B does the first, then A's arrives, which A did knowing nothing of it. Nothing may be
 * lost without a word: either both writes are there, or A's is refused and says what B did.
 */
const BOAT = 'boat-halcyon';
const server = useTestApp({ reset: 'once' });

type Person = { token: string; device: string };
type Answer = { status: number; json: unknown };
type Item = { _id: string; rev: number };
type Write = {
  /** Does it, based on the item as it was at first. */
  act: (by: Person, item: Item) => Promise<Answer>;
  /** Whether it can be seen on the server. */
  isThere: (by: Person, item: Item) => Promise<boolean>;
};

const call = ({ token, device }: Person, method: string, path: string, body?: object): Promise<Answer> =>
  server.call(method, path, { token, headers: { [DEVICE_HEADER]: device }, ...(body ? { body } : {}) });
const textOf = async (by: Person, path: string) => JSON.stringify((await call(by, 'GET', path)).json);

/** A write with a value of its own, so that it is recognised. */
const edit = (path: string, field: string, value: () => string) => (): Write => {
  const given = value();
  return {
    act: (by, { _id, rev }) => call(by, 'PUT', `${path}/${_id}`, { rev, [field]: given }),
    isThere: async (by, { _id }) => (await textOf(by, `${path}/${_id}`)).includes(`"${field}":"${given}"`),
  };
};

/** A write that adds something with an id of its own. */
const adding =
  (add: (by: Person, item: Item, id: string) => Promise<Answer>, where: (item: Item) => string) =>
  (): Write => {
    const id = newId();
    return {
      act: (by, item) => add(by, item, id),
      isThere: async (by, item) => (await textOf(by, where(item))).includes(id),
    };
  };

const deleting = (path: string) => (): Write => ({
  act: (by, { _id, rev }) => call(by, 'DELETE', `${path}/${_id}?rev=${rev}`),
  isThere: async (by, { _id }) => (await call(by, 'GET', `${path}/${_id}`)).status === 404,
});

const jobs = '/api/worklist';
const STEP = 'step-pressure';

const machines: string[] = [];
let turn = 0;
const anotherMachine = () => machines[turn++ % machines.length] ?? '';

const sendPhoto = async ({ token, device }: Person, { _id }: Item, id: string): Promise<Answer> => {
  const form = new FormData();
  const fields = { _id: id, resource: 'equipmentgroups', ownerID: _id, kind: 'photo', name: 'a.png' };
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])]));
  const headers = { 'x-auth-token': token, [DEVICE_HEADER]: device };
  const answer = await server.app.request('/api/files', { method: 'POST', headers, body: form });
  return { status: answer.status, json: await answer.json() };
};

/** A reading of the step that every job of these tests has, or its removal; both know of no other. */
let bar = 1;
const tick = (done: boolean) => (): Write => {
  bar += 1;
  const value = bar;
  return {
    act: (by, { _id }) =>
      call(by, 'PUT', `${jobs}/tick/${_id}`, {
        taskID: STEP,
        done,
        value: done ? value : null,
        was: null,
        after: '',
      }),
    // After a completion it stands in the record of the work.
    isThere: async (by, { _id }) => {
      const all = `${await textOf(by, `${jobs}/${_id}`)}${await textOf(by, `${jobs}/works/${_id}`)}`;
      return all.includes(`"value":${value},`) || all.includes(`"value":${value}}`) === done;
    },
  };
};

let days = 0;
const postponing = (): Write => {
  days += 1;
  const dueDate = new Date(Date.UTC(2027, 0, days)).toISOString().slice(0, 10);
  return {
    act: (by, { _id: jobID, rev }) =>
      call(by, 'POST', `${jobs}/postpone/${BOAT}`, {
        postponements: [{ jobID, dueDate, dueHours: null, reason: 'Waiting for parts', rev }],
      }),
    isThere: async (by, { _id }) => (await textOf(by, `${jobs}/${_id}`)).includes(dueDate),
  };
};

let hours = 100;
const groups = '/api/equipmentgroups';

const ofJobs: Record<string, () => Write> = {
  delete: deleting(jobs),
  edit: edit(jobs, 'title', newId),
  move: edit(jobs, 'equipmentID', anotherMachine),
  complete: adding(
    (by, { _id: jobID }, _id) =>
      call(by, 'POST', `${jobs}/complete/${BOAT}`, { works: [{ _id, jobID, date: '2026-06-01' }] }),
    ({ _id }) => `${jobs}/works/${_id}`,
  ),
  comment: adding(
    (by, item, _id) => call(by, 'POST', `${jobs}/comments/${item._id}`, { _id, text: 'Wait for me' }),
    ({ _id }) => `${jobs}/comments/${_id}`,
  ),
  postpone: postponing,
  tick: tick(true),
  untick: tick(false),
};

const ofMachines: Record<string, () => Write> = {
  delete: deleting(groups),
  edit: edit(groups, 'remarks', newId),
  move: edit(groups, 'parentID', anotherMachine),
  reading: adding(
    (by, { _id: equipmentID }, _id) => {
      hours += 1;
      const at = new Date(Date.UTC(2026, 0, 1, hours)).toISOString();
      return call(by, 'POST', `${groups}/readings/${BOAT}`, {
        readings: [{ _id, equipmentID, at, value: hours }],
      });
    },
    ({ _id }) => `${groups}/${_id}/readings`,
  ),
  photo: adding(sendPhoto, ({ _id }) => `/api/files/equipmentgroups/${_id}`),
};

/**
 * Pairs about a deleted item: what A restores was deleted once; B restored it, and may have deleted it again or changed it.
 */
const again: Record<string, (by: Person, item: Item, resource: string, path: string) => Promise<Answer>> = {
  restore: (by, { _id }, resource) => restoring(by, resource, _id),
  'restore and delete': async (by, item, resource, path) => {
    await restoring(by, resource, item._id);
    return call(by, 'DELETE', `${path}/${item._id}`);
  },
  'restore and edit': async (by, { _id }, resource, path) => {
    const { json } = await restoring(by, resource, _id);
    const field = path === jobs ? 'title' : 'remarks';
    return call(by, 'PUT', `${path}/${_id}`, { rev: itemSchema.parse(json).rev, [field]: 'As B wants it' });
  },
};
const itemSchema = z.looseObject({ rev: z.number() });
const deletedSchema = z.array(z.looseObject({ _id: z.string(), rev: z.number() }));
const restoring = (by: Person, resource: string, id: string, rev?: number) =>
  call(by, 'POST', `/api/history/${resource}/${id}/restore${rev === undefined ? '' : `?rev=${rev}`}`);

const create = async (by: Person, path: string, fields: object): Promise<Item> => {
  const { json } = await call(by, 'POST', path, { _id: newId(), boatID: BOAT, ...fields });
  return (path === jobs ? worklist.item : equipment.item).parse(json);
};

const people: Record<string, { a: Person; b: Person }> = {};
beforeAll(async () => {
  const a = { token: (await server.signIn('engineer')).token, device: 'tablet-a' };
  const captain = (await server.signIn('captain')).token;
  people['two people'] = { a, b: { token: captain, device: 'tablet-b' } };
  people['one person on two devices'] = { a, b: { ...a, device: 'tablet-b' } };
  for (const name of ['One', 'Two', 'Three']) machines.push((await create(a, groups, { name }))._id);
});

const answered = z.object({
  errors: z.array(z.object({ msg: z.string() })),
  since: z.optional(z.array(sinceSchema)),
});

/** Whether a refusal says what was done meanwhile, or who did it. */
const saysWhy = (json: unknown) => {
  const { data } = answered.safeParse(json);
  const names = /Elena Marchetti|Tom Halvorsen/;
  return (
    data !== undefined && ((data.since ?? []).length > 0 || data.errors.some(({ msg }) => names.test(msg)))
  );
};

const pairsOf = (writes: Record<string, () => Write>) =>
  Object.keys(writes).flatMap((first) => Object.keys(writes).map((second) => [first, second] as const));

const checkPair = async (
  writes: Record<string, () => Write>,
  path: string,
  fields: object,
  names: readonly string[],
) => {
  const silent: string[] = [];
  const [first = '', second = ''] = names;
  for (const [who, { a, b }] of Object.entries(people)) {
    const item = await create(a, path, fields);
    const [theirs, mine] = [writes[first]?.(), writes[second]?.()];
    if (!theirs || !mine) throw new Error('There is no such write');
    const done = await theirs.act(b, item);
    expect(done.status, `${who}, ${first}: ${JSON.stringify(done.json)}`).toBeLessThan(300);
    const answer = await mine.act(a, item);
    const kept = await theirs.isThere(a, item);
    const isDone = answer.status < 300;
    if (!kept) silent.push(`${who}: ${first} is lost to ${second}`);
    if (isDone && !(await mine.isThere(a, item))) silent.push(`${who}: ${second} is lost after ${first}`);
    // A job that is done says that it is closed.
    const isTold = first === 'complete' && /complete|postpone/.test(second);
    if (!isDone && !isTold && !saysWhy(answer.json))
      silent.push(
        `${who}: ${second} after ${first} is refused without a reason: ${JSON.stringify(answer.json)}`,
      );
  }
  expect(silent).toEqual([]);
};

test.each(pairsOf(ofJobs))('a job: %s by B, then %s by A', (...names) =>
  checkPair(
    ofJobs,
    jobs,
    {
      title: 'Grease the winch',
      dueDate: '2026-05-01',
      tasks: [{ _id: STEP, text: 'Pressure', unit: 'bar' }],
    },
    names,
  ),
);

test.each(pairsOf(ofMachines))('a machine: %s by B, then %s by A', (...names) =>
  checkPair(ofMachines, groups, { name: 'Winch', metered: true }, names),
);

const restorePairs = [
  ['worklist', jobs, { title: 'Grease the winch', dueDate: '2026-05-01' }],
  ['equipmentgroups', groups, { name: 'Winch' }],
] as const;

test.each(
  restorePairs.flatMap(([resource, path, fields]) =>
    Object.keys(again).map((first) => ({ first, resource, path, fields })),
  ),
)('$resource, deleted: $first by B, then restore by A', async ({ first, resource, path, fields }) => {
  for (const [who, { a, b }] of Object.entries(people)) {
    const item = await create(a, path, fields);
    await call(a, 'DELETE', `${path}/${item._id}`);
    const listed = await call(a, 'GET', `/api/history/${resource}/deleted/${BOAT}`);
    const seen = deletedSchema.parse(listed.json).find(({ _id }) => _id === item._id);
    const done = await again[first]?.(b, item, resource, path);
    expect(done?.status, `${who}: ${JSON.stringify(done?.json)}`).toBeLessThan(300);
    const asBLeftIt = await textOf(b, `${path}/${item._id}`);
    const answer = await restoring(a, resource, item._id, seen?.rev);
    expect(await textOf(a, `${path}/${item._id}`), who).toBe(asBLeftIt);
    if (answer.status >= 300) expect(saysWhy(answer.json), JSON.stringify(answer.json)).toBe(true);
    expect(answer.status, who).toBe(first === 'restore and delete' ? 409 : 201);
  }
});

test.each(restorePairs)(
  '%s: a restore by B comes back past the refused write of A',
  async (resource, path, fields) => {
    for (const [who, { a, b }] of Object.entries(people)) {
      const item = await create(a, path, fields);
      await call(b, 'DELETE', `${path}/${item._id}`);
      await restoring(b, resource, item._id);
      const field = path === jobs ? 'title' : 'remarks';
      const answer = await call(a, 'PUT', `${path}/${item._id}`, { rev: item.rev, [field]: 'As A wants it' });
      expect(answer.status, `${who}: ${JSON.stringify(answer.json)}`).toBe(200);
      expect(await textOf(b, `${path}/${item._id}`)).toContain('As A wants it');
    }
  },
);
