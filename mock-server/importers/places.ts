import { sql } from 'kysely';
import { type Location, locations } from '#modules/locations/contract.ts';
import { fail } from '../http/apiError.ts';
import { idList, type WriteContext } from '../store/records.ts';
import { undoItems } from './bulk.ts';
import type { Applied } from './importer.ts';

/** A row that an import wrote beside its items, as `extra` names it. */
export const tagged = (resource: string, id: string) => `${resource}/${id}`;

/** The ids of such rows of one resource. */
export const extraIds = ({ extra }: Applied, resource: string): string[] =>
  extra.flatMap((each) => (each.startsWith(`${resource}/`) ? [each.slice(resource.length + 1)] : []));

/**
 * Undoes what an import did to places, which must be empty of what others put there. @throws ApiError `importTooLate` if not.
 */
export const undoPlaces = async (
  context: WriteContext,
  boatID: string,
  applied: Pick<Applied, 'created' | 'updated'>,
  at: string,
) => {
  const ids = idList(applied.created);
  await undoItems<Location>(context, locations, boatID, applied, at, async () => {
    // Of private items too, which the caller may not see.
    const { rows } = await sql`select 1 from locations l where boat_id = ${boatID} and
      ((l.parent_id in ${ids} and l._id not in ${ids}) or (l._id in ${ids} and exists (select 1 from stock_in(l._id))))
      limit 1`.execute(context.db);
    if (rows.length > 0) throw fail(409, 'importTooLate');
  });
};
