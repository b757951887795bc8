import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { ImportRow } from '#modules/imports/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { sampleJobs, startImportSession } from './importSession.ts';

type Session = Awaited<ReturnType<typeof startImportSession>>;
const server = useTestApp();
let on: Session;
beforeEach(async () => {
  on = await startImportSession(server, worklist.name);
});

const jobs = async () => z.array(worklist.item).parse((await on.get(`/api/worklist/boat/${on.boatID}`)).json);

describe('the dry run', () => {
  test('finds the errors of the sample and changes nothing', async () => {
    const before = await jobs();
    const { check } = await on.stage(sampleJobs());
    expect(check.errors).toEqual([
      { row: 15, path: 'every', code: 'notARhythm' },
      { row: 27, path: 'equipment', code: 'nameUnclear' },
      { row: 35, path: 'assigned', code: 'personUnknown' },
    ]);
    expect(check).toMatchObject({ creates: 36, updates: 1, unchanged: 0 });
    expect(await jobs()).toEqual(before);
  });

  test.each<[ImportRow, object]>([
    [
      { title: '', equipment: 'Generator 1' },
      { path: 'title', code: 'required' },
    ],
    [{ title: 'x'.repeat(161) }, { path: 'title', code: 'tooLong', params: { n: 160 } }],
    [
      { title: 'A', equipment: 'Raw water pump' },
      { path: 'equipment', code: 'nameUnclear' },
    ],
    [
      { title: 'A', equipment: 'Generator 9' },
      { path: 'equipment', code: 'equipmentUnknown' },
    ],
    [
      { title: 'A', dueDate: '06/07/2026' },
      { path: 'dueDate', code: 'dayUnclear' },
    ],
    [
      { title: 'A', lastDoneDate: '31/02/2026' },
      { path: 'lastDoneDate', code: 'notADay' },
    ],
    [
      { title: 'A', dueHours: '1.234' },
      { path: 'dueHours', code: 'numberUnclear' },
    ],
    [
      { title: 'A', dueHours: 'many' },
      { path: 'dueHours', code: 'notANumber' },
    ],
    [
      { title: 'A', count: '6' },
      { path: 'unit', code: 'required' },
    ],
    [
      { title: 'A', count: '6', unit: 'moons' },
      { path: 'unit', code: 'invalid' },
    ],
    [
      { title: 'A', every: '1001 days' },
      { path: 'every', code: 'tooHigh', params: { n: 1000 } },
    ],
    [
      { title: 'A', windowDays: '366' },
      { path: 'windowDays', code: 'tooHigh', params: { n: 365 } },
    ],
    [
      { title: 'A', status: 'lost' },
      { path: 'status', code: 'invalid' },
    ],
    [
      { title: 'A', atSea: 'perhaps' },
      { path: 'atSea', code: 'notYesNo' },
    ],
    [
      { title: 'A', assigned: 'Tom Halvorsen; yard' },
      { path: 'assigned', code: 'personUnknown' },
    ],
    [
      { title: 'A', estimate: 'a while' },
      { path: 'estimate', code: 'notANumber' },
    ],
    [
      { title: 'A', tasks: 'x'.repeat(301) },
      { path: 'tasks', code: 'tooLong', params: { n: 300 } },
    ],
    [{ title: 'Change oil and filters, 250 h' }, { path: 'title', code: 'jobUnclear' }],
    [
      { title: 'Inspect bow thruster seals', equipment: 'Bow thruster', dueDate: '2099-01-01' },
      { path: 'dueDate', code: 'postponed' },
    ],
  ])('%o', async (row, error) => {
    expect((await on.stage([row])).check.errors).toEqual([{ row: 0, ...error }]);
  });

  test('the same job twice is an error, on two machines it is not', async () => {
    const { check } = await on.stage([
      { title: 'Polish', equipment: 'Generator 1' },
      { title: 'Polish', equipment: 'Generator 2' },
      { title: ' POLISH', equipment: '33CZ1042' },
    ]);
    expect(check.errors).toEqual([{ row: 2, path: 'title', code: 'itemTwice', params: { row: 0 } }]);
  });
});
