import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { DONE_HEADER, OPERATION_HEADER } from '#lib/marks.ts';
import { newId } from '#lib/newId.ts';
import { dayIn } from '#lib/zonedTime.ts';
import { equipment, readingSchema } from '#modules/equipment/contract.ts';
import { historyRow } from '#modules/history/contract.ts';
import { commentSchema, work, worklist } from '#modules/worklist/contract.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const ZONE = 'Europe/Paris';
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();
const HOUR_MS = 3_600_000;
const before = (ms: number) => new Date(Date.parse(NOW) - ms).toISOString();

const server = useTestApp();
let token: string;
beforeEach(async () => {
  server.time.stopped = new Date(NOW);
  ({ token } = await as(server, 'captain'));
});

/** A call that was done some time ago, by a clock that was wrong by `error`. */
const call = async (method: string, path: string, body: object, { ago = 0, error = 0 } = {}) => {
  const device = Date.parse(NOW) - ago + error;
  const answer = await server.call(method, path, {
    token,
    body,
    headers: { [OPERATION_HEADER]: newId(), [DONE_HEADER]: `${ago} ${device}` },
  });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
};
const get = async <T>(schema: { parse: (value: unknown) => T }, path: string) =>
  schema.parse((await server.call('GET', path, { token })).json);

const someJob = async () => {
  const jobs = await get(z.array(worklist.item), `/api/worklist/boat/${BOAT}`);
  const [job] = jobs
    .filter(({ status, equipmentID }) => status === '' && !equipmentID)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  if (!job) throw new Error('The demo has no such job');
  return job;
};
const someMachine = async () => {
  const machines = await get(z.array(equipment.item), `/api/equipmentgroups/boat/${BOAT}`);
  const [machine] = machines
    .filter(({ metered, meterValue }) => metered && meterValue !== null)
    .toSorted((a, b) => (a.hoursAt ?? '').localeCompare(b.hoursAt ?? ''));
  if (!machine) throw new Error('The demo has no meter');
  return machine;
};
const completion = (jobID: string, date: string) => ({
  works: [{ _id: newId(), jobID, date, meterValue: null, note: '', minutes: null, ticks: [], photos: [] }],
});

test('a comment, a change and a new item are dated when they were done, and say when they came', async () => {
  const job = await someJob();
  const ago = 19 * HOUR_MS + 5 * 60_000;
  await call(
    'POST',
    `/api/worklist/comments/${job._id}`,
    { _id: newId(), text: 'Bow', mentions: [] },
    { ago },
  );
  const comments = await get(z.array(commentSchema), `/api/worklist/comments/${job._id}`);
  expect(comments.at(-1)).toMatchObject({ at: before(ago), cameAt: NOW });
  await call('PUT', `/api/worklist/${job._id}`, { rev: job.rev, description: 'Rust' }, { ago });
  const changes = await get(z.array(historyRow), `/api/history/worklist/${job._id}`);
  expect(changes.find(({ action }) => action === 'update')).toMatchObject({ at: before(ago), cameAt: NOW });
  const made = await call(
    'POST',
    '/api/equipmentgroups',
    { _id: newId(), boatID: BOAT, name: 'Pump' },
    { ago },
  );
  expect(equipment.item.parse(made)).toMatchObject({ createdAt: before(ago), updatedAt: NOW });
});

test('what comes at once, from the future, or from a clock that was reset is dated when it comes', async () => {
  const job = await someJob();
  const comment = async (headers: Record<string, string>) => {
    const body = { _id: newId(), text: 'Stern', mentions: [] };
    const path = `/api/worklist/comments/${job._id}`;
    const answer = await server.call('POST', path, { token, body, headers });
    return commentSchema.parse(answer.json);
  };
  const years = 50 * 365 * 24 * HOUR_MS;
  for (const done of ['20000 1', `${years} 1`, '-5000 1', 'yesterday', ''])
    expect(await comment({ [OPERATION_HEADER]: newId(), [DONE_HEADER]: done })).toMatchObject({
      at: NOW,
      cameAt: null,
    });
  // Only an operation can be late.
  expect(await comment({ [DONE_HEADER]: `${HOUR_MS} 1` })).toMatchObject({ at: NOW });
});

test('nothing is done to an item before it was created', async () => {
  const _id = newId();
  const made = await call(
    'POST',
    '/api/equipmentgroups',
    { _id, boatID: BOAT, name: 'Pump' },
    { ago: HOUR_MS },
  );
  const { rev } = equipment.item.parse(made);
  await call('PUT', `/api/equipmentgroups/${_id}`, { rev, name: 'Fire pump' }, { ago: 5 * HOUR_MS });
  const changes = await get(z.array(historyRow), `/api/history/equipmentgroups/${_id}`);
  expect(changes.find(({ action }) => action === 'update')).toMatchObject({
    at: before(HOUR_MS),
    cameAt: NOW,
  });
});

for (const hours of [-48, 48])
  test(`with a clock ${hours} h off, work of today is of today and a reading of now is of now`, async () => {
    const error = hours * HOUR_MS;
    const ago = 30 * 60_000;
    const job = await someJob();
    const shown = before(ago - error);
    await call('POST', `/api/worklist/complete/${BOAT}`, completion(job._id, dayIn(shown, ZONE)), {
      ago,
      error,
    });
    const [done] = await get(z.array(work), `/api/worklist/works/${job._id}`);
    expect(done).toMatchObject({ date: dayIn(before(ago), ZONE), at: before(ago), cameAt: NOW });
    const machine = await someMachine();
    const value = (machine.meterValue ?? 0) + 10;
    const reading = { _id: newId(), equipmentID: machine._id, kind: 'reading', at: shown, value, note: '' };
    await call('POST', `/api/equipmentgroups/readings/${BOAT}`, { readings: [reading] }, { ago, error });
    const [latest] = await get(z.array(readingSchema), `/api/equipmentgroups/${machine._id}/readings`);
    expect(latest).toMatchObject({ _id: reading._id, at: before(ago) });
  });

test('a day and a time that the user chose stay, whatever the clock says', async () => {
  const job = await someJob();
  const [ago, error] = [30 * 60_000, -48 * HOUR_MS];
  const chosen = dayIn(before(4 * 24 * HOUR_MS), ZONE);
  await call('POST', `/api/worklist/complete/${BOAT}`, completion(job._id, chosen), { ago, error });
  const [done] = await get(z.array(work), `/api/worklist/works/${job._id}`);
  expect(done?.date).toBe(chosen);
});
