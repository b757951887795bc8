import { sql } from 'kysely';
import { type Stocktake, stocktakes } from '#modules/stocktake/contract.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';

/** The sheet that a call reads; 404 or 403 otherwise. */
export const readSheet = async (
  { db, viewer }: Pick<Call, 'db' | 'viewer'>,
  id: string,
): Promise<Stocktake> => {
  const { rows } = await sql<{ data: unknown }>`select data from stocktakes where _id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw fail(404, 'notFound');
  const sheet = stocktakes.item.parse(row.data);
  if (!canAccessBoat(viewer, sheet.boatID)) throw fail(403, 'notYourBoat');
  return sheet;
};
