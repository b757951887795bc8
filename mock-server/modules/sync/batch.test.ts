import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { MAX_OPERATIONS, mayTravel, sync } from '#modules/sync/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const path = '/api/equipmentgroups';

const server = useTestApp();
let token: string;
beforeEach(async () => {
  token = (await as(server, 'engineer')).token;
});

type Given = { opId?: string; method?: string; path?: string; body?: object; about?: string[] };
const operation = (given: Given) => ({
  opId: newId(),
  method: 'POST',
  path,
  about: [],
  ...given,
});
const create = (_id: string, fields: object = {}, about = [_id]) =>
  operation({ body: { _id, boatID: BOAT, name: 'Pump', ...fields }, about });
const rename = (_id: string, name: string) =>
  operation({ method: 'PUT', path: `${path}/${_id}`, body: { rev: 0, name }, about: [_id] });

const post = (operations: unknown[], headers: Record<string, string> = {}, by = token) =>
  server.call('POST', '/api/batch', { token: by, headers, body: { operations } });
const batch = async (operations: unknown[], headers: Record<string, string> = {}, by = token) => {
  const answer = await post(operations, headers, by);
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  return sync.batch.response.parse(answer.json).outcomes;
};
const equipmentName = async (id: string) => {
  const { status, json } = await server.call('GET', `${path}/${id}`, { token });
  return status === 200 ? equipment.item.parse(json).name : undefined;
};

test('operations are done in order, each answered as if it had been sent alone', async () => {
  const id = newId();
  const operations = [
    create(id),
    rename(id, 'A'),
    rename(id, 'B'),
    operation({ method: 'DELETE', path: `${path}/${id}`, about: [id] }),
    rename('nothing-of-this-name', 'C'),
  ];
  const outcomes = await batch(operations);
  expect(outcomes.map(({ opId, status }) => [opId, status])).toEqual(
    operations.map(({ opId }, index) => [opId, [201, 200, 200, 200, 404][index]]),
  );
  expect(outcomes.map(({ body }) => z.partial(equipment.item).safeParse(body).data?.name)).toEqual([
    'Pump',
    'A',
    'B',
    undefined,
    undefined,
  ]);
  expect(await equipmentName(id)).toBeUndefined();
});

test('after a failed operation, those on the same entity or depending on it are not tried; all others are', async () => {
  const [parent, child, other] = [newId(), newId(), newId()];
  const outcomes = await batch([
    create(parent, { name: '' }),
    create(child, { parentID: parent }, [child, parent]),
    rename(child, 'Not tried'),
    create(other),
    rename(other, 'Done'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([400, 424, 424, 201, 200]);
  expect(outcomes[1]?.body).toMatchObject({ errors: [{ msg: expect.stringContaining('earlier') }] });
  expect(await equipmentName(child)).toBeUndefined();
  expect(await equipmentName(other)).toBe('Done');
});

test('an operation that was not tried is not stored: it is done when it is sent again', async () => {
  const [parent, child] = [newId(), newId()];
  const waiting = create(child, { parentID: parent }, [child, parent]);
  expect((await batch([create(parent, { name: '' }), waiting])).map(({ status }) => status)).toEqual([
    400, 424,
  ]);
  expect((await batch([create(parent), waiting])).map(({ status }) => status)).toEqual([201, 201]);
});

test('the same batch again, and the same operation alone, get the same answers and change nothing', async () => {
  const id = newId();
  const operations = [create(id), rename(id, 'A'), rename(id, 'B'), rename(id, '')];
  const outcomes = await batch(operations);
  await server.call('PUT', `${path}/${id}`, { token, body: { rev: 0, name: 'C' } });
  expect(await batch(operations)).toEqual(outcomes);
  const [, renamed] = operations;
  const alone = await server.call('PUT', `${path}/${id}`, {
    token,
    headers: { 'idempotency-key': renamed?.opId ?? '' },
    body: renamed?.body,
  });
  expect(alone.json).toEqual(outcomes[1]?.body);
  expect(await equipmentName(id)).toBe('C');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from history where item_id = ${id}`.execute(server.services.database.db);
  expect(rows).toEqual([{ count: 4 }]);
});

test("a conflict returns the current item, and messages are in the reader's language", async () => {
  const id = newId();
  const [made] = await batch([create(id)]);
  const { rev } = equipment.item.parse(made?.body);
  const captain = (await as(server, 'captain')).token;
  await server.call('PUT', `${path}/${id}`, { token: captain, body: { rev, name: 'Fire pump' } });
  const mine = operation({ method: 'PUT', path: `${path}/${id}`, body: { rev, name: 'Mine' }, about: [id] });
  const [outcome] = await batch([mine], { 'accept-language': 'fr' });
  expect(outcome).toMatchObject({ status: 409, body: { current: { name: 'Fire pump' } } });
  expect(JSON.stringify(outcome?.body)).toMatch(/modifié/);
});

test('each operation needs its own rights: another boat, a missing flag, an EXPIRED boat, an ended session', async () => {
  const rival = (await as(server, 'rival')).token;
  const chef = (await as(server, 'chef')).token;
  const expired = (await as(server, 'expired')).token;
  for (const by of [rival, chef, expired]) {
    const [outcome] = await batch([create(newId())], {}, by);
    expect(outcome?.status).toBe(403);
    expect(JSON.stringify(outcome?.body)).not.toMatch(/halcyon/i);
  }
  expect((await post([create(newId())], {}, 'dead')).status).toBe(401);
});

test('a malformed batch is refused as a whole', async () => {
  const id = newId();
  const good = create(id);
  const many = Array.from({ length: MAX_OPERATIONS + 1 }, () => create(newId()));
  const bad: unknown[][] = [
    [],
    many,
    [good, good],
    [good, { ...create(newId()), opId: '' }],
    [good, { ...create(newId()), opId: 'two words' }],
    [good, { ...create(newId()), about: 'all' }],
    [good, { ...create(newId()), method: 'GET' }],
    [good, operation({ path: '/api/batch', body: { operations: [] } })],
    [good, operation({ method: 'DELETE', path: '/api/auth' })],
  ];
  for (const operations of bad) expect((await post(operations)).status).toBe(400);
  expect(await equipmentName(id)).toBeUndefined();
});

test('uploads cannot be in a batch', async () => {
  const [outcome] = await batch([operation({ path: '/api/files', body: { _id: newId() } })]);
  expect(outcome?.status).toBe(415);
});

test.each([
  ['/api/equipmentgroups', true],
  ['/api/worklist/set/boat-halcyon', true],
  ['/api/equipmentgroups/a%20b', true],
  ['/api/equipmentgroups/a?rev=12', true],
  ['/api/equipmentgroups/a?rev=1&since=2', false],
  ['/api/batch?rev=1', false],
  ['/api', false],
  ['/api/', false],
  ['/api//batch', false],
  ['//evil.example/api/x', false],
  ['https://evil.example/api/x', false],
  ['/app/home', false],
  ['/api/batch', false],
  ['/api/BATCH', false],
  ['/api/%62atch', false],
  ['/api/auth', false],
  ['/api/auth/x', false],
  ['/api/x/../batch', false],
  ['/api/x/%2e%2e/auth', false],
  ['/api/x\\..\\auth', false],
  ['/api/equipmentgroups?since=1', false],
  ['/api/equipmentgroups#x', false],
  ['/api/%', false],
])('%s may travel: %s', (where, may) => {
  expect(mayTravel(where)).toBe(may);
});

test('a batch has no key of its own: one sent with a key is not stored', async () => {
  const [parent, child] = [newId(), newId()];
  const waiting = create(child, { parentID: parent }, [child, parent]);
  const headers = { 'idempotency-key': 'of the batch' };
  const statuses = async (operations: unknown[]) =>
    (await batch(operations, headers)).map(({ status }) => status);
  expect(await statuses([create(parent, { name: '' }), waiting])).toEqual([400, 424]);
  expect(await statuses([create(parent), waiting])).toEqual([201, 201]);
});

test('operations of the app version before or after: new fields get defaults, a field that is unknown here is refused', async () => {
  const [id, other, newer] = [newId(), newId(), newId()];
  const outcomes = await batch([
    // A newer app sends more than this server knows.
    create(newer, { colourOfNextYear: 'teal' }),
    // What is not in a body is no input of a user.
    { ...create(id), schema: 9 },
    rename(id, 'Bilge pump'),
    // An older app knew only the boat and the name.
    operation({ body: { _id: other, boatID: BOAT, name: 'Old pump' }, about: [other] }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([400, 201, 200, 201]);
  expect(await equipmentName(id)).toBe('Bilge pump');
  const { json } = await server.call('GET', `${path}/${other}`, { token });
  expect(equipment.item.parse(json)).toMatchObject({ name: 'Old pump', critical: false });
  expect(await equipmentName(newer)).toBeUndefined();
});
