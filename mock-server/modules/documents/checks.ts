import { sql } from 'kysely';
import type { VesselDocument } from '#modules/documents/contract.ts';
import { type Folder, folders } from '#modules/folders/contract.ts';
import { mayApprove, withInside } from '#modules/folders/rules.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { type Fill, lockBoat, lockRow } from '../../store/records.ts';
import type { Prepare } from '../../store/restoreItem.ts';

type Db = Call['db'];

/** The folders of a boat that the caller sees. */
const treeOf = async (db: Db, boatID: string) => {
  const { rows } = await sql<{ _id: string; name: string; mainfolderID: string }>`
    select _id, data->>'name' as name, coalesce(parent_id, '') as "mainfolderID" from folders
    where boat_id = ${boatID}`.execute(db);
  return rows;
};

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const readersOf = ({ readers, departments }: Folder) => JSON.stringify([readers, departments]);

/** A folder lies in one that exists, not in itself; no other beside it has its name; few say who may open it. */
export const checkFolder = async (
  { db, viewer }: Pick<Call, 'db' | 'viewer'>,
  next: Folder,
  before?: Folder,
) => {
  if (next.mainFolder !== (next.mainfolderID === '')) throw fail(400, 'invalid', {}, 'mainFolder');
  const closed = before ? readersOf(before) : '[[],[]]';
  if (readersOf(next) !== closed && !mayApprove(viewer)) throw fail(403, 'folderReadersWho', {}, 'readers');
  if (before && next.mainfolderID === before.mainfolderID && next.name === before.name) return;
  // Two moves at the same moment could make a circle, or two folders of one name.
  await lockBoat(db, next.boatID);
  const tree = await treeOf(db, next.boatID);
  if (next.mainfolderID !== '' && next.mainfolderID !== before?.mainfolderID) {
    if (!tree.some(({ _id }) => _id === next.mainfolderID))
      throw fail(400, 'folderMissing', {}, 'mainfolderID');
    if (withInside(next._id, tree).has(next.mainfolderID))
      throw fail(400, 'folderInside', {}, 'mainfolderID');
  }
  const twin = tree.some(
    ({ _id, name, mainfolderID }) =>
      _id !== next._id && mainfolderID === next.mainfolderID && sameName(name, next.name),
  );
  if (twin) throw fail(400, 'folderThere', { name: next.name }, 'name');
};

/** A folder goes only when it is empty. Who may open it may open what is in it, so nothing in it is hidden from them. */
export const checkFolderRemove = async ({ db }: { db: Db }, folder: Folder) => {
  await lockBoat(db, folder.boatID);
  const { rows } = await sql<{ name: string }>`
    select data->>'name' as name from folders where boat_id = ${folder.boatID} and parent_id = ${folder._id}
    union all
    select data->>'name' from documents where boat_id = ${folder.boatID} and folder_id = ${folder._id}
    order by 1 limit 1`.execute(db);
  if (rows[0]) throw fail(409, 'folderNotEmpty', { name: rows[0].name });
  // What lies in a closed folder inside it is seen by others only.
  const inside = await sql<{ held: boolean }>`select folder_holds(${folder._id}) as held`.execute(db);
  if (inside.rows[0]?.held) throw fail(409, 'folderHoldsClosed');
};

/** A folder comes back where it was, under another name if that was taken; at the top if its folder is gone. */
export const prepareFolder: Prepare<Folder> = async ({ db }, folder) => {
  const parent = folder.mainfolderID !== '' && (await lockRow(db, folders, folder.mainfolderID));
  const mainfolderID = parent ? folder.mainfolderID : '';
  const beside = (await treeOf(db, folder.boatID)).filter((other) => other.mainfolderID === mainfolderID);
  const taken = (name: string) => beside.some((other) => sameName(other.name, name));
  let name = folder.name;
  for (let n = 2; taken(name); n++) name = `${folder.name.slice(0, 114)} (${n})`;
  return { ...folder, mainfolderID, mainFolder: mainfolderID === '', name };
};

const numberTaken = async (db: Db, { _id, boatID, number }: VesselDocument) => {
  if (number === '') return false;
  await lockBoat(db, boatID);
  const { rows } = await sql<{ taken: boolean }>`
    select document_number_taken(${boatID}, ${number}, ${_id}) as taken`.execute(db);
  return rows[0]?.taken === true;
};

/** A document lies in a folder that its author may open; what is in force changes by revisions alone. */
export const checkDocument = async (
  { db, viewer }: Pick<Call, 'db' | 'viewer'>,
  next: VesselDocument,
  before?: VesselDocument,
) => {
  if (next.mainfolderID !== '' && next.mainfolderID !== before?.mainfolderID) {
    const { rows } = await sql`select 1 from folders where _id = ${next.mainfolderID}
      and boat_id = ${next.boatID} for share`.execute(db);
    if (rows.length === 0) throw fail(400, 'folderMissing', {}, 'mainfolderID');
  }
  if (next.date && next.expDate && next.expDate < next.date) throw fail(400, 'expiresEarlier', {}, 'expDate');
  if (next.number !== before?.number && (await numberTaken(db, next)))
    throw fail(400, 'numberTaken', { number: next.number }, 'number');
  if (!before) return;
  if (next.mainFile !== before.mainFile) throw fail(400, 'byRevision', {}, 'mainFile');
  const controlled = before.number !== '';
  const held = before.number !== next.number || before.withdrawn !== next.withdrawn;
  if (controlled && held && !mayApprove(viewer)) throw fail(403, 'revisionApprover');
};

/** The first file of a document is its first revision, in force at once. */
export const firstRevision: Fill = async (_db, _boatID, drafts, viewer) => {
  const at = new Date().toISOString();
  return drafts.map((draft) => {
    const { mainFile = '', revisions }: { mainFile?: string; revisions?: unknown } = Object(draft);
    if (mainFile === '' || revisions !== undefined) return draft;
    return {
      ...draft,
      revision: 1,
      revisions: [
        {
          ...{ fileID: mainFile, no: 1, state: 'effective', note: '', by: viewer.name, byID: viewer._id, at },
          ...{ decidedBy: '', decidedAt: null, reason: '' },
        },
      ],
    };
  });
};

/** A document comes back to its folder, at the top if that is gone; without its number if that was given anew. */
export const prepareDocument: Prepare<VesselDocument> = async ({ db }, document) => {
  const folder = document.mainfolderID !== '' && (await lockRow(db, folders, document.mainfolderID));
  const number = (await numberTaken(db, document)) ? '' : document.number;
  return { ...document, number, mainfolderID: folder ? document.mainfolderID : '' };
};
