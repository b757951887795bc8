import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { ApiError } from '../../http/apiError.ts';
import { lockRows, type Row, type WriteContext } from '../../store/records.ts';

type Item = ApiError['items'][number];

/** Collects the errors of an all-or-nothing call, so that all are reported at once. */
export class Problems {
  readonly #found: (Item & { status: number })[] = [];
  add(status: number, key: Item['key'], path: string, params: Item['params'] = {}) {
    this.#found.push({ status, key, path, params });
  }
  /** @throws ApiError with every problem, and the status of the first. */
  failIfAny() {
    const [first] = this.#found;
    if (first)
      throw new ApiError(
        first.status,
        this.#found.map(({ status: _, ...item }) => item),
      );
  }
}

type Named = { id: string; path: string };

/**
 * The named jobs of a boat, locked, in the given order. Fails with the path of each that is missing, of another boat,
 * or named twice.
 */
export const lockJobs = async (
  { db }: Pick<WriteContext, 'db'>,
  boatID: string,
  named: readonly Named[],
): Promise<Row<Job>[]> => {
  const rows = await lockRows<Job>(
    db,
    worklist,
    named.map(({ id }) => id),
  );
  const problems = new Problems();
  const seen = new Set<string>();
  const found = named.flatMap(({ id, path }) => {
    const row = rows.get(id);
    if (!row) problems.add(404, 'notFound', path);
    else if (row.data.boatID !== boatID) problems.add(403, 'notYourBoat', path);
    else if (seen.has(id)) problems.add(400, 'sameTwice', path);
    seen.add(id);
    return row ?? [];
  });
  problems.failIfAny();
  return found;
};

/** The machines of jobs by id, locked: after their jobs, before the boat. */
export const lockMachines = async (
  { db }: Pick<WriteContext, 'db'>,
  jobs: readonly Job[],
): Promise<Map<string, Equipment>> => {
  const ids = new Set(jobs.map((job) => job.equipmentID).filter(Boolean));
  if (ids.size === 0) return new Map();
  const rows = await lockRows<Equipment>(db, equipment, [...ids]);
  return new Map([...rows].map(([id, row]) => [id, row.data]));
};

/** Today by the boat's clock. */
export const todayOf = async (
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  boatID: string,
): Promise<string> => {
  const { rows } = await sql<{ zone: string | null }>`
    select data->>'timeZone' as zone from boats where _id = ${boatID}`.execute(db);
  return dayIn(now, rows[0]?.zone || 'UTC');
};
