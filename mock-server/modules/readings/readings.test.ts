import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { BOAT, type JobsOf, jobsAs } from '../../testing/jobs.ts';
import { day, meteredPump, type ReadingsOf } from '../../testing/readings.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

describe('meter readings', () => {
  const server = useTestApp();
  let tom: JobsOf;
  let captain: JobsOf;
  let pump: Equipment;
  let on: ReadingsOf;
  beforeEach(async () => {
    ({ tom, captain, pump, on } = await meteredPump(server));
  });

  test.each([
    ['lower than the last', { value: 1059, at: day('12') }, 'Lower than the last reading, 1060 h.'],
    ['more than have passed', { value: 1085.1, at: day('12') }, '25.1 h since 2026-06-11 08:00'],
    ['higher than a later one', { value: 1031, at: day('05') }, 'reading of 2026-06-06 08:00, 1030 h'],
    ['too low for a later one', { value: 1001, at: '2026-06-06T00:00:00.000Z' }, 'reading of 2026-06-06'],
  ])('one that is %s is a question, and is entered once it is confirmed', async (_, given, text) => {
    await on.steady();
    const refused = await on.enter(given);
    expect(refused).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'readings.0.value', ask: 'readings.0.confirmed' }] },
    });
    expect(JSON.stringify(refused.json)).toContain(text);
    expect(await on.history()).toHaveLength(3);
    expect((await on.enter({ ...given, confirmed: true })).status).toBe(200);
    expect(await on.readingOf(given.value)).toMatchObject({ total: given.value });
  });

  test('a true earlier reading takes its place in the history, and the average follows', async () => {
    await on.enter({ value: 1000, at: day('01') }, { value: 1060, at: day('11') });
    expect(await on.machine()).toMatchObject({ hours: 1060, hoursPerDay: 6 });
    expect((await on.enter({ value: 1010, at: day('06') })).json).toMatchObject([
      { hours: 1060, meterValue: 1060, hoursAt: day('11') },
    ]);
    // 2 a day at first, then 10: 0.4 × 2 + 0.6 × 10.
    expect((await on.machine()).hoursPerDay).toBeCloseTo(6.8);
    expect((await on.history()).map(({ value }) => value)).toEqual([1000, 1010, 1060]);
  });

  test('a round ends row by row: the true ones are entered, each other one is answered with its question', async () => {
    const other = await tom.machine({ metered: true });
    await on.steady();
    const list = [
      { _id: newId(), equipmentID: pump._id, value: 9000, at: day('12') },
      { _id: newId(), equipmentID: other._id, value: 20, at: day('12') },
      { _id: newId(), equipmentID: 'gone', value: 20, at: day('12') },
    ];
    const path = `/api/equipmentgroups/readings/${BOAT}`;
    expect((await tom.call('POST', path, { readings: list })).status).toBe(400);
    expect(await tom.call('POST', path, { readings: list, byRow: true })).toMatchObject({
      status: 200,
      json: {
        done: expect.arrayContaining([expect.objectContaining({ _id: other._id, hours: 20 })]),
        refused: [
          { row: 0, id: pump._id, status: 400, errors: [{ ask: 'readings.0.confirmed' }] },
          { row: 2, id: 'gone', status: 404 },
        ],
      },
    });
    expect(await on.machine()).toMatchObject({ hours: 1060 });
  });

  test('an earlier reading before a replaced meter adds to the life-time hours behind it', async () => {
    await on.enter({ value: 1000, at: day('01') }, { kind: 'replacement', value: 5, at: day('06') });
    await on.enter({ value: 25, at: day('11') });
    expect(await on.machine()).toMatchObject({ hours: 1020, meterValue: 25 });
    await on.enter({ value: 1012, at: day('03') });
    expect(await on.totals()).toEqual([1000, 1012, 1012, 1032]);
    expect(await on.machine()).toMatchObject({ hours: 1032, meterValue: 25, hoursAt: day('11') });
  });

  test('a corrected reading: what it said stays on record, hours and average follow', async () => {
    await on.steady();
    await on.enter({ value: 10_900, at: day('16'), confirmed: true });
    expect((await on.machine()).hoursPerDay).toBeGreaterThan(1000);
    const wrong = await on.readingOf(10_900);
    const answer = await on.correct(captain, wrong, { value: 1090 });
    expect(answer).toMatchObject({
      status: 200,
      json: { hours: 1090, meterValue: 1090, hoursAt: day('16') },
    });
    expect((await on.machine()).hoursPerDay).toBeCloseTo(6);
    expect(await on.readingOf(1090)).toMatchObject({
      _id: wrong._id,
      total: 1090,
      userName: 'Tom Halvorsen',
      changes: [
        {
          deed: 'corrected',
          by: 'Elena Marchetti',
          reason: 'Typing error',
          value: 10_900,
          readAt: day('16'),
        },
      ],
    });
    // Its time too: it moves in the history.
    await on.correct(tom, await on.readingOf(1090), { at: day('13'), confirmed: true });
    expect(await on.machine()).toMatchObject({ hours: 1090, hoursAt: day('13') });
  });

  test('a correction that can hardly be true is a question too, and so is one of what somebody else corrected', async () => {
    await on.steady();
    const last = await on.readingOf(1060);
    expect(await on.correct(tom, last, { value: 1600 })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'value', ask: 'confirmed' }] },
    });
    expect((await on.correct(captain, last, { value: 1064 })).status).toBe(200);
    const late = await on.correct(tom, last, { value: 1066 });
    expect(late).toMatchObject({ status: 409, json: { errors: [{ ask: 'confirmed' }] } });
    expect(JSON.stringify(late.json)).toContain('Elena Marchetti');
    expect((await on.correct(tom, last, { value: 1066, confirmed: true })).json).toMatchObject({
      hours: 1066,
    });
  });

  test('life-time hours behind a replaced meter follow a correction of the old meter', async () => {
    await on.enter({ value: 1000, at: day('01') });
    await on.enter(
      { kind: 'replacement', value: 0, oldValue: 1030, at: day('06') },
      { value: 30, at: day('11') },
    );
    expect(await on.totals()).toEqual([1000, 1030, 1060]);
    const [, replaced] = await on.history();
    if (!replaced) throw new Error('no replacement');
    expect(replaced.oldValue).toBe(1030);
    expect((await on.correct(tom, replaced, { oldValue: 1020 })).status).toBe(200);
    expect(await on.totals()).toEqual([1000, 1020, 1050]);
    expect(await on.machine()).toMatchObject({ hours: 1050, meterValue: 30 });
    // The replacement never was: the figures belong to one meter again.
    await on.strike(tom, 'Another pump', replaced);
    expect(await on.totals()).toEqual([1000, 30]);
  });

  test('a struck reading no longer counts, stays on record, and can be put back', async () => {
    await on.steady();
    await on.enter({ value: 10_900, at: day('16'), confirmed: true });
    const before = await on.machine();
    const wrong = await on.readingOf(10_900);
    expect((await on.strike(captain, 'Wrong meter', wrong)).json).toMatchObject([
      { hours: 1060, hoursAt: day('11') },
    ]);
    expect((await on.machine()).hoursPerDay).toBeCloseTo(6);
    expect(await on.readingOf(10_900)).toMatchObject({
      struck: true,
      changes: [{ deed: 'struck', reason: 'Wrong meter', by: 'Elena Marchetti' }],
    });
    // The next true one is entered without a question.
    expect((await on.enter({ value: 1096, at: day('17') })).status).toBe(200);
    expect(await on.correct(captain, wrong, { value: 1090 })).toMatchObject({ status: 409 });
    await on.strike(captain, 'Again', wrong);
    expect((await on.readingOf(10_900)).changes).toHaveLength(1);
    await on.strike(captain, 'Only for the test', await on.readingOf(1096));
    expect((await on.restore(captain, wrong)).status).toBe(200);
    const { rev: _, updatedAt: __, updatedBy: ___, ...rest } = before;
    expect(await on.machine()).toMatchObject(rest);
    expect((await on.readingOf(10_900)).changes.map(({ deed }) => deed)).toEqual(['struck', 'restored']);
  });

  test('after the only reading is struck the meter was never read', async () => {
    await on.enter({ value: 500, at: day('01') });
    await on.strike(tom, '', await on.readingOf(500));
    expect(await on.machine()).toMatchObject({
      hours: null,
      meterValue: null,
      hoursAt: null,
      hoursPerDay: null,
    });
    await on.enter({ value: 50, at: day('02') });
    expect(await on.machine()).toMatchObject({ hours: 50 });
  });

  test('who may: who entered it, the head of the department, the captain, the office; with a reason, but for one’s own', async () => {
    await on.steady();
    const reading = await on.readingOf(1060);
    const deck = await jobsAs(server, 'deckhand');
    for (const refused of [
      await on.strike(deck, 'Not mine', reading),
      await on.correct(deck, reading, { value: 1061 }),
    ]) {
      expect(refused.status).toBe(403);
      expect(JSON.stringify(refused.json)).toContain('Only the person who entered it');
    }
    expect(await on.strike(captain, '', reading)).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'reason' }] },
    });
    expect((await on.strike(tom, '', reading)).status).toBe(200);
    const rival = await jobsAs(server, 'rival');
    expect((await on.correct(rival, reading, { value: 1061 })).status).toBe(404);
    expect((await on.strike(rival, 'Never mind', reading)).status).toBe(403);
  });
});
