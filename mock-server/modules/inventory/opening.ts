import { createHash } from 'node:crypto';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { usualSpot } from '#modules/movements/rules.ts';
import type { Fill, WriteContext } from '../../store/records.ts';
import { writeMovements } from '../movements/ledger.ts';

/** The id of the first count of an item. */
export const openingID = (id: string) =>
  createHash('sha256').update(`opening of ${id}`).digest('base64url').slice(0, 21);

/** What a new item has on board lies at its usual spot. */
export const placeOpening: Fill = async (_db, _boatID, drafts) =>
  drafts.map((draft) => {
    const {
      totalAmount = 0,
      locationID = '',
      shelves = '',
      locationBox = '',
    }: Partial<InventoryItem> = draft;
    return totalAmount === 0
      ? draft
      : { ...draft, places: [{ locationID, shelves, locationBox, quantity: totalAmount }] };
  });

/** Books what new items of one boat have on board as their first count: the ledger has every piece. */
export const bookOpening = (context: WriteContext, boatID: string, items: readonly InventoryItem[]) =>
  writeMovements(
    context,
    boatID,
    items.flatMap((item) =>
      item.totalAmount === 0
        ? []
        : [
            {
              _id: openingID(item._id),
              inventoryID: item._id,
              itemName: item.name,
              kind: 'count' as const,
              amount: item.totalAmount,
              quantity: item.totalAmount,
              fromLocation: null,
              toLocation: usualSpot(item),
              counted: item.totalAmount,
              booked: 0,
              reason: '',
              jobID: '',
              orderID: '',
              note: '',
              forced: false,
              reverses: '',
              stocktakeID: '',
              unitPrice: null,
              currency: item.currency,
              userID: context.viewer._id,
              userName: context.viewer.name,
              at: item.createdAt,
              cameAt: item.createdAt < context.now ? context.now : null,
              left: item.totalAmount,
            },
          ],
    ),
  );
