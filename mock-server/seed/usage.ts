import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { bookMovements } from '../modules/movements/book.ts';
import type { SeededBoat } from './companies.ts';

const DAY_MS = 86_400_000;

/** What planned jobs took the last time: job number, part number, how many, and how many days ago. */
const usage: readonly (readonly [job: number, partNo: string, quantity: number, daysAgo: number])[] = [
  [2091, 'GM47465', 1, 96],
  [2091, 'Rimula R6', 28, 96],
  [2074, '0031845301', 4, 118],
  [2074, 'Rimula R6', 90, 118],
  [2075, '0031845301', 4, 117],
  [2075, 'Rimula R6', 90, 117],
  [2081, '2020PM-OR', 6, 104],
  [2095, '18958-0001', 1, 152],
  [2096, 'ZHC-5', 2, 140],
  [2097, 'ZHC-5', 2, 139],
  [2122, '9011234', 1, 190],
  [2137, 'WM-PF5', 6, 70],
];

/** What came for a job and was used up by it: the stock is as before, and the forecast knows the job. */
export const seedUsage = async (db: Kysely<Tables>, now: Date, boat: SeededBoat) => {
  const { rows } = await sql<{ _id: string; code: string }>`
    select _id, data->>'partNo' as code from inventory where boat_id = ${boat._id}`.execute(db);
  const ids = new Map(rows.map(({ _id, code }) => [code, _id]));
  const bookings = usage.flatMap(([job, code, quantity, daysAgo], index) => {
    const inventoryID = ids.get(code);
    if (!inventoryID) return [];
    const at = (hours: number) =>
      new Date(now.getTime() - daysAgo * DAY_MS + hours * 3_600_000).toISOString();
    const about = { inventoryID, quantity, jobID: `job-${boat.key}-${job}` };
    return [
      { ...about, _id: `usage-in-${index}`, kind: 'receive' as const, reason: 'For the job', at: at(0) },
      { ...about, _id: `usage-out-${index}`, kind: 'take' as const, at: at(2) },
    ];
  });
  const viewer = { _id: 'user-engineer', name: 'Tom Halvorsen' };
  for (const booking of bookings)
    await bookMovements({ db, now: booking.at, viewer }, boat._id, [booking], { silent: true });
};
