import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { equipment, type Reading, readingSchema } from '#modules/equipment/contract.ts';
import type { TestApp } from './app.ts';
import { BOAT, crewAtTen, type JobsOf } from './jobs.ts';

/** The time of the readings of tests: eight o'clock on a day of June. */
export const day = (date: string) => `2026-06-${date}T08:00:00.000Z`;

type Given = { value: number; at: string } & Partial<Reading> & { confirmed?: boolean; oldValue?: number };

/** Steps of tests of one machine's readings, entered by `tom`. */
export const readingsAs = (tom: JobsOf, machineID: string) => {
  const enter = (...list: Given[]) =>
    tom.call('POST', `/api/equipmentgroups/readings/${BOAT}`, {
      readings: list.map((each) => ({ _id: newId(), equipmentID: machineID, ...each })),
    });
  const machine = async () =>
    equipment.item.parse((await tom.call('GET', `/api/equipmentgroups/${machineID}`)).json);
  const history = async () =>
    z
      .array(readingSchema)
      .parse((await tom.call('GET', `/api/equipmentgroups/${machineID}/readings`)).json)
      .toReversed();
  const readingOf = async (value: number) => {
    const found = (await history()).find((reading) => reading.value === value);
    if (!found) throw new Error(`no reading of ${value}`);
    return found;
  };
  const totals = async () => (await history()).filter(({ struck }) => !struck).map(({ total }) => total);
  const correct = (by: JobsOf, { _id, value, at, oldValue }: Reading, fields: object) =>
    by.call('PUT', `/api/equipmentgroups/readings/correct/${_id}`, {
      value,
      at,
      oldValue,
      was: value,
      reason: 'Typing error',
      ...fields,
    });
  const strike = (by: JobsOf, reason: string, ...list: Reading[]) =>
    by.call('PUT', `/api/equipmentgroups/readings/strike/${BOAT}`, {
      readings: list.map(({ _id }) => _id),
      reason,
    });
  const restore = (by: JobsOf, ...list: Reading[]) =>
    by.call('PUT', `/api/equipmentgroups/readings/restore/${BOAT}`, {
      readings: list.map(({ _id }) => _id),
      reason: '',
    });
  /** 6 hours a day. */
  const steady = () =>
    enter({ value: 1000, at: day('01') }, { value: 1030, at: day('06') }, { value: 1060, at: day('11') });
  return { enter, machine, history, readingOf, totals, correct, strike, restore, steady };
};

export type ReadingsOf = ReturnType<typeof readingsAs>;

/** The crew of `crewAtTen` with a metered pump of the engine room. */
export const meteredPump = async (server: TestApp) => {
  const crew = await crewAtTen(server);
  const pump = await crew.tom.machine({ metered: true, department: 'Engine' });
  return { ...crew, pump, on: readingsAs(crew.tom, pump._id) };
};
