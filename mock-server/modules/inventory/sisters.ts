import { sql } from 'kysely';
import type { stockReads } from '#modules/inventory/contract/reads.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { available } from '#modules/inventory/rules.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { idList } from '../../store/records.ts';

/** A number as it is compared: "189 58-0001" is 18958-0001. */
const bare = (code: string) => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Shorter numbers name too many things. */
const MIN_LETTERS = 3;

/** The same part on the other vessels of the caller, most first. Neither a private item nor one like it leaves its vessel. */
export const sisters = async ({ db, viewer, params }: Call<typeof stockReads.sisters>) => {
  const { rows: own } = await sql<{
    data: unknown;
  }>`select data from inventory where _id = ${params.id}`.execute(db);
  const [found] = own;
  if (!found) throw fail(404, 'notFound');
  const item = inventory.item.parse(found.data);
  if (!canAccessBoat(viewer, item.boatID)) throw fail(403, 'notYourBoat');
  const codes = [item.partNo, ...item.partNumbers.map(({ code }) => code), ...item.barcodes]
    .map(bare)
    .filter(({ length }) => length >= MIN_LETTERS);
  const others = viewer.boatIDs.filter((boatID) => boatID !== item.boatID);
  if (item.private || codes.length === 0 || others.length === 0) return [];
  const { rows } = await sql<{ data: unknown; boatName: string }>`
    select i.data, b.name as "boatName" from inventory i join boats b on b._id = i.boat_id
    where i.boat_id in ${idList(others)} and not coalesce((i.data->>'private')::boolean, false) and exists (
      select 1 from (select i.data->>'partNo' as code
        union all select p->>'code' from jsonb_array_elements(coalesce(i.data->'partNumbers', '[]')) p
        union all select jsonb_array_elements_text(coalesce(i.data->'barcodes', '[]'))) c
      where lower(regexp_replace(c.code, '[^[:alnum:]]', '', 'g')) in ${idList(codes)})`.execute(db);
  return rows
    .map(({ data, boatName }) => {
      const { _id: inventoryID, ...other } = inventory.item.parse(data);
      const { name, manufacturer, partNo, unit, totalAmount: onBoard } = other;
      return {
        boatName,
        inventoryID,
        name,
        manufacturer,
        partNo,
        unit,
        onBoard,
        available: available(other),
      };
    })
    .sort((a, b) => b.available - a.available);
};
