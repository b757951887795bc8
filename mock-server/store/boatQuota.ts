import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/apiError.ts';

const GB = 1_000_000_000;
const DEFAULT_GB = 20;

/** The most that the files of a vessel may take: `BOAT_MAX_GB`, or 20. */
export const maxBoatBytesOf = (env: Record<string, string | undefined>): number => {
  const gb = Number(env.BOAT_MAX_GB ?? DEFAULT_GB);
  if (!(gb > 0)) throw new Error(`BOAT_MAX_GB is a number of gigabytes, not ${env.BOAT_MAX_GB}`);
  return gb * GB;
};

const inGB = (bytes: number) => Math.round((bytes / GB) * 10) / 10;

/** Fails if the files of a vessel, with `more` bytes, take more than they may. */
export const checkBoatQuota = async (
  db: Kysely<Tables>,
  boatID: string,
  more: number,
  max: number,
): Promise<void> => {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(size), 0)::bigint as used from files where boat_id = ${boatID}`.execute(db);
  const used = rows[0]?.used ?? 0;
  if (used + more > max)
    throw new ApiError(413, [
      { key: 'boatFull', params: { used: inGB(used), max: inGB(max) }, path: 'file' },
    ]);
};
