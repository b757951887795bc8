import type { Kysely } from 'kysely';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import type { Cause } from '#modules/stocktake/contract/counts.ts';
import { type Stocktake, stocktakes } from '#modules/stocktake/contract.ts';
import type { Tables } from '../db/tables.ts';
import { bookMovements } from '../modules/movements/book.ts';
import { writeCount } from '../modules/stocktake/counts.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';

const HOUR_MS = 3_600_000;

type Person = { _id: string; name: string };
type Counted = readonly [item: string, counted: number, cause?: Cause];

const chef: Person = { _id: 'user-chef', name: 'Mathieu Lambert' };
const engineer: Person = { _id: 'user-engineer', name: 'Tom Halvorsen' };

/** A past stocktake of the dry store, and one of a rack that is being counted. */
const sheets: readonly {
  title: string;
  place: string;
  hoursAgo: number;
  by: Person;
  closed: boolean;
  counts: readonly Counted[];
}[] = [
  {
    title: 'Dry store',
    place: 'dry-store',
    hoursAgo: 33 * 24,
    by: chef,
    closed: true,
    counts: [
      ['Espresso beans', 10],
      ['Basmati rice', 30],
      ['Olive oil extra virgin', 14, 'taken'],
    ],
  },
  {
    title: 'Rack 1',
    place: 'ts-rack1',
    hoursAgo: 3,
    by: engineer,
    closed: false,
    counts: [
      ['RO membrane 4040', 2],
      ['Fuse NH00 160 A', 8],
    ],
  },
];

/** Stocktakes of the demo vessel, with `items` as they are. */
export const seedStocktakes = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  items: readonly InventoryItem[],
) => {
  for (const [index, { title, place, hoursAgo, by, closed, counts }] of sheets.entries()) {
    const at = (hours: number) => new Date(now.getTime() - (hoursAgo - hours) * HOUR_MS).toISOString();
    const locationID = `place-${boat.key}-${place}`;
    const draft = {
      _id: `stocktake-${boat.key}-${index + 1}`,
      boatID: boat._id,
      title,
      locationID,
      startedBy: by.name,
      startedByID: by._id,
      ...(closed
        ? {
            status: 'closed',
            closed: {
              at: at(1),
              by: by.name,
              counted: counts.length,
              differ: counts.filter(([, , cause]) => cause).length,
              left: 0,
            },
          }
        : {}),
    };
    const context = { db, now: at(0), viewer: by };
    const [sheet] = await insertItems<Stocktake>(context, stocktakes, [draft]);
    if (!sheet) continue;
    for (const [line, [name, counted, cause = 'none']] of counts.entries()) {
      const item = items.find((each) => each.name === name);
      if (!item) continue;
      const { shelves, locationBox, unit } = item;
      const row = {
        _id: `count-${boat.key}-${index + 1}-${line + 1}`,
        inventoryID: item._id,
        at: at((line + 1) / 20),
        cameAt: null,
        userID: by._id,
        userName: by.name,
      };
      const spot = { locationID, shelves, locationBox };
      const data = { itemName: name, unit, spot, counted, cause, reason: '', chosen: '', replaces: [] };
      await writeCount(db, sheet, { ...row, data });
      const reason = cause === 'taken' ? 'Taken, not booked' : '';
      const booking = {
        ...row,
        kind: 'count' as const,
        counted,
        toLocation: spot,
        reason,
        stocktakeID: sheet._id,
      };
      if (closed) await bookMovements(context, boat._id, [booking], { silent: true });
    }
  }
};
