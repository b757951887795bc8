import type { Kysely } from 'kysely';
import papaparse from 'papaparse';
import { z } from 'zod/mini';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { type Location, locations } from '#modules/locations/contract.ts';
import type { Tables } from '../db/tables.ts';
import { bookOpening, placeOpening } from '../modules/inventory/opening.ts';
import { type Booking, bookMovements } from '../modules/movements/book.ts';
import { insertItems, type WriteContext } from '../store/records.ts';
import { demoFile, type SeededBoat } from './companies.ts';
import { seedStocktakes } from './stocktakes.ts';

const DAY_MS = 86_400_000;

const placeRow = z.object({ Key: z.string(), In: z.string(), Kind: z.string(), Name: z.string() });
const stockRow = z.object({
  Name: z.string(),
  'Part no': z.string(),
  Maker: z.string(),
  Category: z.string(),
  'Sub-category': z.string(),
  Department: z.string(),
  Place: z.string(),
  Box: z.string(),
  'On board': z.string(),
  Minimum: z.string(),
  Target: z.string(),
  Unit: z.string(),
  Price: z.string(),
  Supplier: z.string(),
  Critical: z.string(),
  Private: z.string(),
  'Expires in': z.string(),
  'Other number': z.string(),
  Whose: z.string(),
});

const rowsOf = async <T>(file: string, schema: z.ZodMiniType<T>): Promise<T[]> =>
  z.array(schema).parse(papaparse.parse(await demoFile(file), { header: true, skipEmptyLines: true }).data);

const person = (boatKey: string, username: string, name: string) =>
  boatKey === 'halcyon' ? { _id: `user-${username}`, name } : { _id: '', name: 'Shipshape' };

type Deed = Omit<Booking, '_id' | 'at' | 'inventoryID'> & {
  item: string;
  daysAgo: number;
  who: [username: string, name: string];
};

const engineer: Deed['who'] = ['engineer', 'Tom Halvorsen'];
const deckhand: Deed['who'] = ['deckhand', 'Amy Clarke'];
const chef: Deed['who'] = ['chef', 'Mathieu Lambert'];

/** What happened lately, oldest first. */
const deeds: readonly Deed[] = [
  {
    item: 'Impeller kit',
    kind: 'take',
    quantity: 1,
    reason: 'Generator 1, impeller',
    daysAgo: 220,
    who: engineer,
  },
  {
    item: 'Impeller kit',
    kind: 'take',
    quantity: 1,
    reason: 'Chiller pump, 6 months',
    daysAgo: 98,
    who: engineer,
  },
  {
    item: 'Impeller kit',
    kind: 'take',
    quantity: 1,
    reason: 'Chiller pump, blade lost',
    daysAgo: 77,
    who: engineer,
  },
  {
    item: 'Lube oil filter',
    kind: 'take',
    quantity: 4,
    reason: 'Main engines, 500 h',
    daysAgo: 61,
    who: engineer,
  },
  {
    item: 'Engine oil 15W-40',
    kind: 'take',
    quantity: 120,
    reason: 'Main engines, 500 h',
    daysAgo: 61,
    who: engineer,
  },
  { item: 'Espresso beans', kind: 'take', quantity: 2, reason: '', daysAgo: 40, who: chef },
  {
    item: 'Sandpaper 320 disc',
    kind: 'take',
    quantity: 30,
    reason: 'Cap rail, starboard',
    daysAgo: 33,
    who: deckhand,
  },
  {
    item: 'Impeller kit',
    kind: 'receive',
    quantity: 2,
    note: '44817',
    unitPrice: 6420,
    daysAgo: 8,
    who: engineer,
  },
  {
    item: 'Navigation bulb 65 W',
    kind: 'take',
    quantity: 1,
    reason: 'Masthead light',
    daysAgo: 6,
    who: deckhand,
  },
  { item: 'Polish compound', kind: 'take', quantity: 2, reason: 'Superstructure', daysAgo: 5, who: deckhand },
  { item: 'Espresso beans', kind: 'writeOff', quantity: 1, reason: 'Bag was open', daysAgo: 3, who: chef },
  {
    item: 'Fuel filter element',
    kind: 'take',
    quantity: 2,
    reason: 'Generator 2, 250 h',
    daysAgo: 2,
    who: engineer,
  },
];

/** What was on board before the deeds, so that afterwards there is what the list says. */
const before = (name: string, amount: number): number =>
  deeds.reduce((sum, { item, kind, quantity = 0 }) => {
    if (item !== name) return sum;
    return kind === 'receive' ? sum - quantity : sum + quantity;
  }, amount);

const seedPlaces = async (context: WriteContext, boat: SeededBoat): Promise<void> => {
  const rows = await rowsOf('halcyon-places.csv', placeRow);
  const idOf = (key: string) => (key ? `place-${boat.key}-${key}` : '');
  await insertItems<Location>(
    context,
    locations,
    rows.map(({ Key, In, Kind, Name }) => ({
      _id: idOf(Key),
      boatID: boat._id,
      name: Name,
      kind: Kind,
      parentID: idOf(In),
    })),
  );
};

const numberOr = (text: string) => (text === '' ? null : Number(text));

type KitDraft = { name: string; place: string; department: string; holds: Record<string, number> };

const kits: readonly KitDraft[] = [
  {
    name: 'Grab bag',
    place: 'grab-bag',
    department: 'Bridge',
    holds: { 'Red hand flare': 6, 'Drinking water ration 0.5 l': 18 },
  },
  {
    name: 'First aid bag',
    place: 'med-shelf2',
    department: 'Bridge',
    holds: { 'AED pads adult': 2, 'Adrenaline auto-injector 0.3 mg': 4, 'Wound dressing large': 20 },
  },
];

/** The kits whose parts are all among the items. */
const kitsOf = (boatKey: string, items: readonly { _id: string; boatID: string; name: string }[]) => {
  const idOf = new Map(items.map(({ name, _id }) => [name, _id]));
  return kits.flatMap(({ name, place, department, holds }, index) => {
    const kitItems = Object.entries(holds).flatMap(([part, quantity]) => {
      const inventoryID = idOf.get(part);
      return inventoryID ? [{ inventoryID, quantity }] : [];
    });
    return kitItems.length < Object.keys(holds).length
      ? []
      : [
          {
            _id: `kit-${boatKey}-${index + 1}`,
            boatID: items[0]?.boatID ?? '',
            name,
            category: 'Safety',
            subCategory: 'Kits',
            department,
            locationID: `place-${boatKey}-${place}`,
            totalAmount: 1,
            isKit: true,
            kitItems,
          },
        ];
  });
};

/** A chandler's list with its places, and what was taken and received lately; other vessels have fewer. */
export const seedStock = async (db: Kysely<Tables>, now: Date, boat: SeededBoat, most?: number) => {
  const start = new Date(now.getTime() - 300 * DAY_MS).toISOString();
  const house = { db, now: start, viewer: person(boat.key, 'engineer', 'Tom Halvorsen') };
  await seedPlaces(house, boat);
  const rows = (await rowsOf('halcyon-stock.csv', stockRow)).slice(0, most);
  const dayIn = (days: string) =>
    days === '' ? null : new Date(now.getTime() + Number(days) * DAY_MS).toISOString().slice(0, 10);
  const drafts = rows.map((row, index) => ({
    _id: `stock-${boat.key}-${index + 1}`,
    boatID: boat._id,
    name: row.Name,
    partNo: row['Part no'],
    manufacturer: row.Maker,
    category: row.Category,
    subCategory: row['Sub-category'],
    department: row.Department,
    locationID: `place-${boat.key}-${row.Place}`,
    locationBox: row.Box,
    totalAmount: before(row.Name, Number(row['On board'])),
    minAmount: numberOr(row.Minimum),
    targetAmount: numberOr(row.Target),
    unit: row.Unit,
    price: row.Price === '' ? null : Math.round(Number(row.Price) * 100),
    currency: 'EUR',
    supplier: row.Supplier,
    critical: row.Critical === 'yes',
    private: row.Private === 'yes',
    expDate: dayIn(row['Expires in']),
    partNumbers: row['Other number']
      ? [{ _id: `code-${boat.key}-${index + 1}`, code: row['Other number'], of: row.Whose }]
      : [],
  }));
  const drafted = [...drafts, ...kitsOf(boat.key, drafts)];
  const items = await insertItems<InventoryItem>(house, inventory, drafted, 'create', placeOpening);
  await bookOpening(house, boat._id, items);
  const idOf = new Map(items.map(({ name, _id }) => [name, _id]));
  for (const [index, { item, daysAgo, who, ...deed }] of deeds.entries()) {
    const inventoryID = idOf.get(item);
    if (!inventoryID) continue;
    const at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
    const context = { db, now: at, viewer: person(boat.key, ...who) };
    const _id = `movement-${boat.key}-${index + 1}`;
    await bookMovements(context, boat._id, [{ ...deed, _id, inventoryID, at }], { silent: true });
  }
  if (boat.key === 'halcyon') await seedStocktakes(db, now, boat, items);
};
