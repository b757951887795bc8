import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { mayChange } from '#modules/inventory/rules.ts';
import { type Transfer, transferCommands, transfers } from '#modules/transfers/contract.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { insertItems, lockRow, type WriteContext } from '../../store/records.ts';
import { mayWrite } from '../inventory/rights.ts';
import { postNotices } from '../notices.ts';
import { peopleOf } from '../worklist/people.ts';
import { lockPair, mirrored, pairOf, writeOther } from './pair.ts';
import { boatName, decline, receive, send } from './steps.ts';

/** Tells those aboard who keep the item, on both vessels. */
const tellOf = async (context: WriteContext, row: Transfer) => {
  const people = (await peopleOf(context.db, row.boatID)).filter(
    (person) => person.role === 'crew' && person.inventory && person._id !== context.viewer._id,
  );
  const item = (await lockRow<InventoryItem>(context.db, inventory, row.inventoryID))?.data;
  await postNotices(
    context,
    people
      .filter((person) => item && mayChange(person, item))
      .map(({ _id: userID }) => ({
        userID,
        kind: 'transferAsked' as const,
        params: {
          item: row.itemName,
          boat: row.otherBoatName,
          count: String(row.quantity),
          unit: row.unit,
          direction: row.direction,
        },
        link: `/app/inventory/${row.inventoryID}`,
      })),
  );
};

/** Whoever proposes may access both vessels; neither item is private, and both are there. */
const check = async (call: Pick<Call, 'db' | 'viewer'>, next: Transfer, before?: Transfer) => {
  const item = (await lockRow<InventoryItem>(call.db, inventory, next.inventoryID))?.data;
  if (before) {
    if (before.status !== 'proposed') throw fail(409, 'transferIsOver');
    if (
      next.inventoryID !== before.inventoryID ||
      next.otherInventoryID !== before.otherInventoryID ||
      next.direction !== before.direction
    )
      throw fail(400, 'transferStands');
    if (item && !mayWrite(call.viewer, item)) throw fail(403, 'otherDepartment');
    return;
  }
  if (item?.boatID !== next.boatID) throw fail(404, 'notFound', {}, 'inventoryID');
  // Of a vessel that is not theirs nobody finds an item.
  const other = (await lockRow<InventoryItem>(call.db, inventory, next.otherInventoryID))?.data;
  if (!other || other.boatID === next.boatID || !canAccessBoat(call.viewer, other.boatID))
    throw fail(403, 'sisterNotYours', {}, 'otherInventoryID');
  if (item.private || other.private) throw fail(400, 'privateStays');
};

/** Parts that go from one vessel of a manager to another (docs/decisions/0090). */
export const transfersModule = defineModule({
  serves: {
    transfers: serveResource(transfers, {
      fill: async (db, boatID, drafts, viewer) => {
        const filled: object[] = [];
        for (const draft of drafts) {
          const given: Partial<Transfer> & { _id: string } = draft;
          // Rows of the other vessel come complete.
          if (given.pairID) {
            filled.push(draft);
            continue;
          }
          const item = (await lockRow<InventoryItem>(db, inventory, given.inventoryID ?? ''))?.data;
          const other = (await lockRow<InventoryItem>(db, inventory, given.otherInventoryID ?? ''))?.data;
          filled.push({
            ...draft,
            pairID: pairOf(draft._id),
            otherBoatID: other?.boatID ?? '',
            otherBoatName: other ? await boatName({ db }, other.boatID) : '',
            itemName: item?.name ?? '',
            partNo: item?.partNo ?? '',
            unit: item?.unit ?? '',
            proposedBy: viewer.name,
            proposedByID: viewer._id,
            boatID,
          });
        }
        return filled as typeof drafts;
      },
      check,
      checkRemove: async () => {
        throw fail(409, 'transferStays');
      },
      after: async (call, row, before) => {
        if (before) {
          const { other } = await lockPair(call, row);
          return writeOther(call, other, row);
        }
        const {
          rev: _rev,
          createdAt: _at,
          updatedAt: _then,
          updatedBy: _by,
          ...pair
        } = mirrored(row, await boatName(call, row.boatID));
        const [theirs] = await insertItems<Transfer>(call, transfers, [pair], 'create');
        await tellOf(call, row);
        if (theirs) await tellOf(call, theirs);
      },
    }),
    transferCommands: serve(transferCommands, { send, receive, decline }),
  },
});
