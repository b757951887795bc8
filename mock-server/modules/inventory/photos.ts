import { sql } from 'kysely';
import type { StoredFile } from '#modules/files/contract.ts';
import type { photos, StockPhoto } from '#modules/inventory/contract/photos.ts';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call, Handlers } from '../../http/implement.ts';
import { gone } from '../../store/newer.ts';
import { filesWhere } from '../files.ts';

const toPhoto = ({
  _id,
  boatID,
  ownerID,
  url,
  thumbUrl,
  name,
  createdAt,
  createdBy,
}: StoredFile): StockPhoto => ({
  ...{ _id, boatID, inventoryID: ownerID, url, thumbUrl, name, createdAt, createdBy },
});

const ofStock = sql`owner_resource = ${inventory.name} and kind = 'photo'`;

const ofBoat = async (call: Call<typeof photos.ofBoat>) => {
  const { before, first } = call.search;
  const older = before
    ? sql`exists (select 1 from files b where b._id = ${before} and (files.created_at < b.created_at
        or (files.created_at = b.created_at and files._id > b._id)))`
    : sql`true`;
  const found = await filesWhere(
    call,
    sql`boat_id = ${call.params.boatID} and ${ofStock} and ${older}`,
    first,
  );
  return found.map(toPhoto);
};

const ofItem = async (call: Call<typeof photos.ofItem>) => {
  const id = call.params.id;
  const { rows } = await sql<Pick<InventoryItem, 'boatID'>>`
    select boat_id as "boatID" from inventory where _id = ${id}`.execute(call.db);
  if (!rows[0]) throw await gone(call.db, inventory.name, id);
  if (!canAccessBoat(call.viewer, rows[0].boatID)) throw fail(403, 'notYourBoat');
  return (await filesWhere(call, sql`owner_id = ${id} and ${ofStock}`)).map(toPhoto);
};

/** The named calls for photos of stock, over the files of its items; row rules hide those of private items. */
export const photoCalls: Handlers<typeof photos> = { ofBoat, ofItem };
