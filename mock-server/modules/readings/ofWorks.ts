import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Equipment } from '#modules/equipment/contract.ts';
import { counted } from '#modules/equipment/rules/replay.ts';
import { isEarlier } from '#modules/equipment/rules.ts';
import type { Job } from '#modules/worklist/contract.ts';
import type { Call } from '../../http/implement.ts';
import { idList, type WriteContext } from '../../store/records.ts';
import { type Entry, enterReadings } from './enter.ts';
import { setStruck } from './fix.ts';
import { findReadings, readHistories } from './history.ts';

type Done = { _id: string; date: string; meterValue: number | null; meterConfirmed?: boolean | undefined };
type Worked = { done: Done; job: Job; machine: Equipment | undefined; path: string };

/** The same work always gives the same reading id. */
const readingID = (workID: string) =>
  createHash('sha256').update(`reading of ${workID}`).digest('base64url').slice(0, 21);

/** When works were entered, and on which day by the ship's clock. */
type Entered = { at: string; on: string };

/** The reading that a work's figure makes: work of the day of its entry was read then, other work at noon of its day. */
const entryOf = ({ done, job, machine, path }: Worked, entered: Entered): Entry | undefined => {
  const value = done.meterValue;
  if (!machine?.metered || value === null || value === machine.meterValue) return undefined;
  const noon = `${done.date}T12:00:00.000Z`;
  const at = done.date === entered.on || noon > entered.at ? entered.at : noon;
  const early = isEarlier(machine, { at });
  // Where the figure of a day is lower than one of the same day, nobody knows which was read first.
  if (!early && value < (machine.meterValue ?? 0) && !done.meterConfirmed) return undefined;
  return {
    _id: readingID(done._id),
    workID: done._id,
    equipmentID: machine._id,
    kind: 'reading',
    at,
    value,
    note: job.title,
    path: `${path}.meterValue`,
    // It was asked about by the day; noon may be some hours off. Among earlier readings it must fit exactly.
    confirmed: !early,
  };
};

/**
 * Enters the figures that came with works, one for each meter and time: the highest. One of an earlier day that does not
 * fit between the readings there stays with its work alone.
 */
export const enterReadingsOfWorks = async (
  context: WriteContext,
  boatID: string,
  works: readonly Worked[],
  entered: Entered,
) => {
  const highest = new Map<string, Entry>();
  for (const work of works) {
    const entry = entryOf(work, entered);
    if (!entry) continue;
    const key = `${entry.equipmentID} ${entry.at}`;
    if (entry.value > (highest.get(key)?.value ?? -1)) highest.set(key, entry);
  }
  await enterReadings(context, boatID, [...highest.values()]);
};

/** Takes back the readings that came with undone works, where nobody has read the meter since. */
export const takeBackReadings = async (
  call: Pick<Call, 'db' | 'now' | 'viewer'>,
  boatID: string,
  workIDs: readonly string[],
) => {
  const { rows } = await sql<{ _id: string }>`
    select _id from meter_readings where work_id in ${idList(workIDs)} and not struck`.execute(call.db);
  if (rows.length === 0) return;
  const found = await findReadings(
    call,
    rows.map(({ _id }) => _id),
  );
  const histories = await readHistories(
    call,
    found.map(({ equipmentID }) => equipmentID),
  );
  const newest = found.filter(
    ({ _id, equipmentID }) => counted(histories.get(equipmentID) ?? []).at(-1)?._id === _id,
  );
  if (newest.length > 0) await setStruck(call, boatID, newest, true, '');
};
