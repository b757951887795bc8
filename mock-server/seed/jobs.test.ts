import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { equipment } from '#modules/equipment/contract.ts';
import { noticeSchema } from '#modules/notices/contract.ts';
import { jobReads } from '#modules/worklist/contract/calls.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { daysBetween } from '#modules/worklist/rules/days.ts';
import { dueOf, stateOf } from '#modules/worklist/rules/due.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { emptyDatabase, seed } from './seed.ts';

const server = useTestApp({ reset: 'once' });

/** The demo at a moment, read through the API by a user aboard. */
const demoAt = async (now: string, boatID = 'boat-halcyon', username = 'engineer') => {
  server.time.stopped = new Date(now);
  await emptyDatabase(server.services.database);
  await seed(server.services, '1');
  const { token } = await as(server, username);
  const get = async (path: string) => (await server.call('GET', path, { token })).json;
  const jobs = z.array(worklist.item).parse(await get(`/api/worklist/boat/${boatID}`));
  const machines = z.array(equipment.item).parse(await get(`/api/equipmentgroups/boat/${boatID}`));
  const byId = new Map(machines.map((machine) => [machine._id, machine]));
  return {
    get,
    jobs,
    machines: byId,
    works: jobReads.worksOfBoat.response.parse(await get(`/api/worklist/works/boat/${boatID}`)),
  };
};

// The second day begins in Antibes while UTC is still at the day before; a month before 31 March there is no such day.
describe.each([
  ['in summer', '2026-06-18T07:42:00.000Z', '2026-06-18'],
  ['after a short month', '2027-04-02T22:30:00.000Z', '2027-04-03'],
])('the demo vessel %s', (_name, now, today) => {
  let demo: Awaited<ReturnType<typeof demoAt>>;
  let rows: {
    no: number | null;
    title: string;
    state: string;
    due: ReturnType<typeof dueOf>;
    critical: boolean;
    inRound: boolean;
  }[];
  beforeAll(async () => {
    demo = await demoAt(now);
    rows = demo.jobs.map((job) => {
      const machine = demo.machines.get(job.equipmentID);
      const due = dueOf(job, machine, today);
      return {
        no: job.no,
        title: job.title,
        state: stateOf(job, due),
        due,
        critical: machine?.critical ?? false,
        inRound: job.inRound,
      };
    });
  });
  const titles = (state: string) =>
    rows
      .filter((row) => row.state === state)
      .map(({ title }) => title)
      .sort();

  test('has four overdue jobs, two of them on critical machines', () => {
    const overdue = rows.filter(({ state }) => state === 'overdue');
    const over = overdue.map(({ no, due, critical }) => [no, due.daysLeft, due.hoursLeft, critical]);
    expect(over.sort()).toEqual([
      [2150, null, -34, false],
      [2198, -3, null, true],
      [2203, -2, null, true],
      [2211, -1, null, false],
    ]);
  });

  test('has eight due within a week, by date or by meter', () => {
    const soon = rows.filter(({ state, inRound }) => state === 'due' && !inRound);
    const left = soon.map(({ no, due }) => [no, due.first === 'hours' ? `${due.hoursLeft} h` : due.daysLeft]);
    expect(left.sort()).toEqual([
      [2140, 6],
      [2162, 4],
      [2188, 3],
      [2207, '38 h'],
      [2215, 0],
      [2219, '21 h'],
      [2220, 2],
      [2221, 0],
    ]);
  });

  test('has jobs of every state', () => {
    expect(titles('noStatus')).toHaveLength(6);
    expect(titles('waitingParts')).toHaveLength(3);
    expect(titles('waitingYard')).toHaveLength(1);
    expect(titles('inProgress').length).toBeGreaterThan(2);
    expect(titles('done').length).toBeGreaterThan(10);
    expect(rows.length).toBeGreaterThan(160);
    expect(demo.jobs.filter(({ project }) => project === 'Winter yard period')).toHaveLength(12);
    expect(demo.jobs.filter(({ inRound }) => inRound).length).toBeGreaterThan(11);
    expect(demo.jobs.filter(({ postponed }) => postponed).length).toBe(3);
    expect(demo.jobs.filter(({ postponeAsked }) => postponeAsked).map(({ no }) => no)).toEqual([2198]);
  });

  test('its works are in the past, by people aboard, and the last of a job matches the job', async () => {
    expect(demo.works.length).toBeGreaterThan(800);
    expect(demo.works.filter(({ late }) => late).length).toBeGreaterThan(50);
    expect(
      demo.works.every(({ date, at }) => date <= today && at <= now && daysBetween(date, today) <= 366),
    ).toBe(true);
    const last = new Map<string, string>();
    for (const { jobID, date } of demo.works) if (!last.has(jobID)) last.set(jobID, date);
    const wrong = demo.jobs.filter((job) => last.has(job._id) && last.get(job._id) !== job.lastDoneDate);
    expect(wrong.map(({ title }) => title)).toEqual([]);
    const hours = demo.jobs.flatMap(({ equipmentID, lastDoneHours }) => {
      const machine = demo.machines.get(equipmentID);
      return lastDoneHours !== null && lastDoneHours > (machine?.hours ?? 0) ? [equipmentID] : [];
    });
    expect(hours).toEqual([]);
  });

  test('notices in the bells link to a job of that name', async () => {
    for (const username of ['engineer', 'captain', 'deckhand', 'manager', 'pnair']) {
      const { token } = await as(server, username);
      const { json } = await server.call('GET', '/api/notifications', { token });
      for (const { link, params } of z.array(noticeSchema).parse(json))
        if (params.job) expect(demo.jobs.find(({ _id }) => link.endsWith(_id))?.title).toBe(params.job);
    }
  });

  test('the last completion of a job can be undone: it goes back to the work before it', async () => {
    const { token } = await as(server, 'engineer');
    const job = demo.jobs.find(({ no }) => no === 2091);
    const works = jobReads.works.response.parse(await demo.get(`/api/worklist/works/${job?._id}`));
    const [latest, before] = works;
    const undone = await server.call('POST', '/api/worklist/undo/boat-halcyon', {
      token,
      body: { works: [latest?._id] },
    });
    expect(undone).toMatchObject({
      status: 200,
      json: [{ lastDoneDate: before?.date, lastDoneHours: before?.hours }],
    });
  });
});

test('every other vessel has jobs of its own', async () => {
  const demo = await demoAt('2026-06-18T07:42:00.000Z', 'boat-corsair', 'rival');
  expect(demo.jobs.length).toBeGreaterThan(20);
  expect(
    demo.jobs.every(
      ({ boatID, equipmentID }) =>
        boatID === 'boat-corsair' && (equipmentID === '' || demo.machines.has(equipmentID)),
    ),
  ).toBe(true);
});
