import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import type { JobsOf } from '../../testing/jobs.ts';
import { day, meteredPump, type ReadingsOf } from '../../testing/readings.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

describe('readings that came with work', () => {
  const server = useTestApp();
  let tom: JobsOf;
  let captain: JobsOf;
  let pump: Equipment;
  let on: ReadingsOf;
  beforeEach(async () => {
    ({ tom, captain, pump, on } = await meteredPump(server));
  });

  const every250 = { hoursInterval: 250, dueHours: 1100, status: 'open' };
  const complete = (by: JobsOf, jobID: string, fields: object) => {
    const work = { _id: newId(), jobID, date: '2026-06-18', ...fields };
    return by.command('complete', { works: [work] }).then((answer) => ({ ...answer, work }));
  };
  const made = () => tom.add({ ...every250, equipmentID: pump._id, title: 'Change impeller' });
  const workOf = async (id: string) => (await tom.works(id))[0];

  test('ten times the figure is a question; confirmed and corrected later, job and work follow', async () => {
    await on.steady();
    const [job, other] = [await made(), await made()];
    const asked = await complete(tom, job._id, { meterValue: 10_900 });
    expect(asked).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'works.0.meterValue', ask: 'works.0.meterConfirmed' }] },
    });
    await complete(tom, job._id, { meterValue: 10_900, meterConfirmed: true });
    // A second job is done without looking at the meter: it counts from the wrong figure too.
    await complete(captain, other._id, {});
    expect(await tom.job(job._id)).toMatchObject({ lastDoneHours: 10_900, dueHours: 11_150 });
    expect(await tom.job(other._id)).toMatchObject({ lastDoneHours: 10_900, dueHours: 11_150 });
    await on.correct(tom, await on.readingOf(10_900), { value: 1090 });
    for (const { _id } of [job, other]) {
      expect(await tom.job(_id)).toMatchObject({ lastDoneHours: 1090, dueHours: 1340 });
      expect(await workOf(_id)).toMatchObject({ hours: 1090, late: null });
    }
    expect(await on.machine()).toMatchObject({ hours: 1090 });
  });

  test('a struck one: the work keeps the hours of the reading before; what a person has set since stays', async () => {
    await on.steady();
    const [job, other] = [await made(), await made()];
    await complete(tom, job._id, { meterValue: 10_900, meterConfirmed: true });
    await complete(tom, other._id, {});
    await tom.update(await tom.job(other._id), { hoursInterval: 200, dueHours: 11_100 });
    await tom.update(await tom.job(other._id), { dueHours: 1300 });
    await on.strike(tom, 'Wrong meter', await on.readingOf(10_900));
    expect(await tom.job(job._id)).toMatchObject({ lastDoneHours: 1060, dueHours: 1310 });
    expect(await tom.job(other._id)).toMatchObject({ lastDoneHours: 1060, dueHours: 1300 });
  });

  test('figures that say more was lost than ever ran begin at none again, and the work and its due follow', async () => {
    await on.steady();
    const job = await made();
    await complete(tom, job._id, { meterValue: 1070 });
    const wrong = { kind: 'replacement', oldValue: 1020, value: 9000, at: day('05') } as const;
    expect((await on.enter({ ...wrong, confirmed: true })).status).toBe(200);
    expect(await on.machine()).toMatchObject({ hours: 40, meterValue: 1070 });
    expect(await tom.job(job._id)).toMatchObject({ lastDoneHours: 40, dueHours: 290 });
  });

  test('an undo of the last of two works restores what is right by now', async () => {
    await on.steady();
    const job = await made();
    await complete(tom, job._id, { date: '2026-06-16', meterValue: 1300, meterConfirmed: true });
    const { work } = await complete(tom, job._id, { meterValue: 1310 });
    expect(await tom.job(job._id)).toMatchObject({ lastDoneHours: 1310 });
    await on.correct(tom, await on.readingOf(1300), { value: 1090, confirmed: true });
    await tom.command('undo', { works: [work._id] });
    expect(await tom.job(job._id)).toMatchObject({ lastDoneHours: 1090, dueHours: 1340 });
    expect(await on.machine()).toMatchObject({ hours: 1090 });
  });

  test('undo takes the reading along, unless the meter was read since', async () => {
    await on.steady();
    const job = await made();
    const { work } = await complete(tom, job._id, { meterValue: 1100 });
    expect(await on.machine()).toMatchObject({ hours: 1100 });
    await tom.command('undo', { works: [work._id] });
    expect(await on.machine()).toMatchObject({ hours: 1060, hoursAt: day('11') });
    expect(await on.readingOf(1100)).toMatchObject({ struck: true, changes: [{ reason: '' }] });
    const again = await complete(tom, job._id, { date: '2026-06-16', meterValue: 1090 });
    await on.enter({ value: 1104, at: day('17') });
    await tom.command('undo', { works: [again.work._id] });
    expect(await on.readingOf(1090)).toMatchObject({ struck: false });
    expect(await on.machine()).toMatchObject({ hours: 1104 });
  });

  test('a figure of an earlier day is read into the history if it fits there', async () => {
    await on.steady();
    const job = await made();
    await complete(tom, job._id, { date: '2026-06-08', meterValue: 1043 });
    expect((await on.history()).map(({ value }) => value)).toEqual([1000, 1030, 1043, 1060]);
    await complete(tom, job._id, { date: '2026-06-07', meterValue: 1060 });
    expect(await on.history()).toHaveLength(4);
  });
});
