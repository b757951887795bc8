import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { dayIn } from '#lib/zonedTime.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { addDays } from '#modules/worklist/rules/days.ts';
import { firstOf, rowOf } from '#modules/worklist/rules/rows.ts';
import { insertItems } from '../../store/records.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const NOW = '2026-06-18T10:00:00.000Z';
const FIRST = `/api/worklist/boat/${BOAT}?first=20`;
const page = z.object({
  rest: z.boolean(),
  items: z.array(worklist.item),
  beside: z.array(equipment.item),
  rev: z.optional(z.number()),
  parts: z.optional(z.array(z.object({ from: z.number(), to: z.number() }))),
});

const server = useTestApp();

const read = async (persona: string, path = FIRST) =>
  page.parse((await (await as(server, persona)).call('GET', path)).json);
const jobs = async (persona: string) =>
  z
    .array(worklist.item)
    .parse((await (await as(server, persona)).call('GET', `/api/worklist/boat/${BOAT}`)).json);

/** Makes the list long: jobs of all kinds of due dates, some by hours, some done. */
const addMany = async (fields: object = {}, length = 600) => {
  server.time.stopped = new Date(NOW);
  const machines = z
    .array(equipment.item)
    .parse((await (await as(server, 'captain')).call('GET', `/api/equipmentgroups/boat/${BOAT}`)).json);
  const metered = machines.filter(({ hours }) => hours !== null);
  const context = { db: server.services.database.db, now: NOW, viewer: { _id: 'user-captain', name: 'C' } };
  const drafts = Array.from({ length }, (_, i) => ({
    _id: `many-${i}`,
    boatID: BOAT,
    title: `Work ${i}`,
    status: i % 11 === 0 ? 'done' : 'open',
    equipmentID: metered[i % metered.length]?._id ?? '',
    windowDays: i % 40,
    inRound: i % 7 === 0,
    dueDate: i % 3 === 0 ? null : addDays('2026-06-18', (i % 90) - 6),
    ...(i % 3 === 1
      ? {}
      : { dueHours: (metered[i % metered.length]?.hours ?? 0) + (i % 50) - 5, hoursInterval: 100 }),
    ...fields,
  }));
  await insertItems(context, worklist, drafts);
  return machines;
};

test('a short list is sent whole at once', async () => {
  const { rest, items, beside } = await read('captain');
  expect(rest).toBe(false);
  expect(items).toEqual(await jobs('captain'));
  expect(beside).toEqual([]);
});

test('the first rows of a long list are those that the browser shows first, with their machines', async () => {
  const all = await addMany();
  const machines = new Map(all.map((machine) => [machine._id, machine]));
  const context = { machines, people: new Map(), today: dayIn(NOW, 'Europe/Paris'), layUp: null };
  const expected = firstOf(
    (await jobs('captain')).map((job) => rowOf(job, context)),
    20,
  );
  const { rest, items, beside } = await read('captain');
  expect(rest).toBe(true);
  expect(items).toEqual(expected.map(({ job }) => job));
  const ids = new Set(items.map((job) => job.equipmentID).filter(Boolean));
  expect(new Set(beside.map(({ _id }) => _id))).toEqual(ids);
});

test('a lay-up moves due dates there too', async () => {
  await addMany({ dueHours: null, dueDate: '2026-06-17' });
  expect((await read('captain')).items.some(({ title }) => title.startsWith('Work'))).toBe(true);
  const layUp = { from: '2026-06-01', to: '2026-08-25' };
  await (await as(server, 'captain')).call('PUT', `/api/boats/${BOAT}/layup`, { layUp });
  expect((await read('captain')).items.some(({ title }) => title.startsWith('Work'))).toBe(false);
});

test('who reads only their own jobs gets only those, and other companies get nothing', async () => {
  await addMany();
  expect((await read('contractor')).items.every(({ _id }) => !_id.startsWith('many-'))).toBe(true);
  const contractor = await (await as(server, 'contractor')).call('GET', '/api/auth');
  const mine = String(Object(contractor.json)._id);
  await sql`update worklist set data = data || jsonb_build_object('assignees', jsonb_build_array(${mine}::text))
    where _id like 'many-%'`.execute(server.services.database.db);
  const own = await read('contractor');
  expect(own.rest).toBe(true);
  expect(own.items).toHaveLength(20);
  expect(own.beside.length).toBeGreaterThan(0);
  expect((await (await as(server, 'rival')).call('GET', FIRST)).status).toBe(403);
  expect((await (await as(server, 'captain')).call('GET', FIRST.replace('20', 'all'))).status).toBe(400);
});

test('the parts of a long list are the list, for everybody their own', async () => {
  await addMany({}, 1100);
  const contractor = String(
    Object((await (await as(server, 'contractor')).call('GET', '/api/auth')).json)._id,
  );
  await sql`update worklist set data = data || jsonb_build_object('assignees', jsonb_build_array(${contractor}::text))
    where _id like 'many-%' and seq % 2 = 0`.execute(server.services.database.db);
  for (const persona of ['captain', 'contractor']) {
    const { call } = await as(server, persona);
    const { parts = [], rev } = await read(persona);
    const rows: unknown[] = [];
    for (const { from, to } of parts) {
      const part = z
        .array(worklist.item)
        .parse((await call('GET', `/api/worklist/boat/${BOAT}?from=${from}&to=${to}`)).json);
      expect(part.length).toBeLessThanOrEqual(250);
      rows.push(...part);
    }
    const all = await jobs(persona);
    expect(parts.length).toBe(Math.ceil(all.length / 250));
    expect(rows).toEqual(all);
    expect(rev).toBe(Math.max(...all.map((job) => job.rev)));
  }
  const rival = await as(server, 'rival');
  expect((await rival.call('GET', `/api/worklist/boat/${BOAT}?from=0&to=9`)).status).toBe(403);
  expect((await (await as(server, 'captain')).call('GET', `/api/worklist/boat/${BOAT}?from=0`)).status).toBe(
    400,
  );
});
