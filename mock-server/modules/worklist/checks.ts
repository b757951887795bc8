import { sql } from 'kysely';
import type { Job } from '#modules/worklist/contract.ts';
import { postponesSilently } from '#modules/worklist/rules/commands.ts';
import { ApiError } from '../../http/apiError.ts';
import { idList, type WriteContext } from '../../store/records.ts';
import { peopleOf } from './people.ts';

type Db = WriteContext['db'];

/** The machine stays locked against deletion until the job is written. */
const isEquipmentOf = async (db: Db, boatID: string, id: string) => {
  const { rows } = await sql`
    select 1 from equipmentgroups where _id = ${id} and boat_id = ${boatID} for share`.execute(db);
  return rows.length > 0;
};

/** Whether all are people of the boat; earlier assignees may have left since. */
export const allAboard = async (
  db: Db,
  boatID: string,
  assignees: readonly string[],
  before: readonly string[] = [],
) => {
  const added = assignees.filter((id) => !before.includes(id));
  if (added.length === 0) return true;
  const aboard = new Set((await peopleOf(db, boatID)).map(({ _id }) => _id));
  return added.every((id) => aboard.has(id));
};

/** The first part whose item of stock is new and not one of the boat's; -1 if there is none. */
const strangePart = async (db: Db, next: Job, before?: Job) => {
  const known = new Set(['', ...(before?.parts ?? []).map(({ inventoryID }) => inventoryID)]);
  const added = next.parts.map(({ inventoryID }) => inventoryID).filter((id) => !known.has(id));
  if (added.length === 0) return -1;
  const { rows } = await sql<{ _id: string }>`
    select _id from inventory where boat_id = ${next.boatID} and _id in ${idList(added)}`.execute(db);
  for (const { _id } of rows) known.add(_id);
  return next.parts.findIndex(({ inventoryID }) => !known.has(inventoryID));
};

/** The index of the first duplicate. */
const twice = (ids: readonly string[]) => ids.findIndex((id, index) => ids.indexOf(id) !== index);

/** Validates a job beyond its schema; an update must not postpone without a reason. */
export const checkJob = async ({ db }: { db: Db }, next: Job, before?: Job) => {
  const problems: ApiError['items'] = [];
  if (
    next.equipmentID !== '' &&
    next.equipmentID !== before?.equipmentID &&
    !(await isEquipmentOf(db, next.boatID, next.equipmentID))
  )
    problems.push({ key: 'equipmentMissing', path: 'equipmentID' });
  if (!(await allAboard(db, next.boatID, next.assignees, before?.assignees)))
    problems.push({ key: 'personMissing', path: 'assignees' });
  if (twice(next.assignees) >= 0) problems.push({ key: 'sameTwice', path: 'assignees' });
  const strange = await strangePart(db, next, before);
  if (strange >= 0) problems.push({ key: 'stockMissing', path: `parts.${strange}` });
  for (const key of ['tasks', 'parts'] as const) {
    const at = twice(next[key].map(({ _id }) => _id));
    if (at >= 0) problems.push({ key: 'sameTwice', path: `${key}.${at}` });
  }
  if (before)
    for (const key of ['dueDate', 'dueHours'] as const) {
      const other = key === 'dueDate' ? 'dueHours' : 'dueDate';
      if (postponesSilently(before, { ...next, [other]: before[other] }))
        problems.push({ key: 'postponeInstead', path: key });
    }
  if (problems.length > 0) throw new ApiError(400, problems);
};
