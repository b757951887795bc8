import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import type { buying, WantedPart } from '#modules/orders/contract/buying.ts';
import { type Order, type OrderLine, orderFields, orderLine, orders } from '#modules/orders/contract.ts';
import { rounded } from '#modules/orders/rules/totals.ts';
import type { Call } from '../../http/implement.ts';
import { idList, insertItems, lockBoat, lockRows, type Row, updateItem } from '../../store/records.ts';
import { fillNumbers } from './numbers.ts';

type DraftCall = Call<typeof buying.draft>;

/** The most lines that a draft takes. */
const MAX_LINES = 300;

const itemsOf = async (
  { db }: DraftCall,
  boatID: string,
  ids: readonly string[],
): Promise<Map<string, InventoryItem>> => {
  const { rows } = await sql<{ data: unknown }>`
    select data from inventory where boat_id = ${boatID} and _id in ${idList(ids)}`.execute(db);
  const named = await suppliersByName(db, boatID);
  return new Map(
    rows.map(({ data }) => {
      const item = inventory.item.parse(data);
      return [
        item._id,
        { ...item, supplierID: item.supplierID || (named.get(item.supplier.toLowerCase()) ?? '') },
      ];
    }),
  );
};

/** The suppliers by their written names: many items only say the name. */
const suppliersByName = async (db: DraftCall['db'], boatID: string) => {
  const { rows } = await sql<{ _id: string; name: string }>`
    select _id, lower(data->>'supplierName') as name from suppliers where boat_id = ${boatID}`.execute(db);
  return new Map(rows.map(({ _id, name }) => [name, _id]));
};

/** The drafts of the boat, locked, oldest first. */
const draftsOf = async ({ db }: DraftCall, boatID: string): Promise<Row<Order>[]> => {
  const { rows } = await sql<{ _id: string }>`
    select _id from orders where boat_id = ${boatID} and status = 'draft' order by seq`.execute(db);
  const found = await lockRows<Order>(
    db,
    orders,
    rows.map(({ _id }) => _id),
  );
  return rows.flatMap(({ _id }) => found.get(_id) ?? []).filter(({ data }) => data.status === 'draft');
};

/** What all drafts hold of an item. */
const draftedOf = (drafts: readonly Order[], id: string) =>
  drafts
    .flatMap(({ lines }) => lines)
    .reduce((sum, { inventoryID, quantity }) => (inventoryID === id ? sum + quantity : sum), 0);

/** Drafts go to one supplier in one currency; a name that is written alike is the same supplier. */
const groupOf = ({ supplierID, supplier, currency }: InventoryItem) =>
  `${supplierID || supplier.toLowerCase()} ${currency}`;

const lineOf = (item: InventoryItem, quantity: number): OrderLine =>
  orderLine.parse({
    _id: nanoid(),
    inventoryID: item._id,
    name: item.name,
    partNo: item.partNo,
    supplierCode: item.partNumbers.find(({ of }) => of !== '' && of === item.supplier)?.code ?? '',
    quantity,
    unit: item.unit,
    price: item.price,
  });

/** A draft to which lines may be added: nobody decides about it, and it is not on its way. */
const isFree = ({ approval, mails, quotes }: Order) =>
  approval?.state !== 'asked' && mails.every(({ state }) => state === 'failed') && quotes.length === 0;

const withItem = (lines: readonly OrderLine[], item: InventoryItem, quantity: number): OrderLine[] =>
  lines.some(({ inventoryID }) => inventoryID === item._id)
    ? lines.map((line) =>
        line.inventoryID === item._id ? { ...line, quantity: rounded(line.quantity + quantity) } : line,
      )
    : [...lines, lineOf(item, quantity)];

/** What is wanted of each item, once, beyond what drafts hold. */
const lacking = (
  wanted: readonly WantedPart[],
  items: ReadonlyMap<string, InventoryItem>,
  drafts: readonly Order[],
) => {
  const most = new Map<string, number>();
  for (const { inventoryID, quantity } of wanted)
    most.set(inventoryID, Math.max(most.get(inventoryID) ?? 0, quantity));
  return [...most].flatMap(([id, quantity]) => {
    const item = items.get(id);
    const more = rounded(quantity - draftedOf(drafts, id));
    return item && more > 0 ? [{ item, more }] : [];
  });
};

/** Puts parts into drafts by supplier and currency, up to the wanted quantity: done twice, it changes nothing. */
export const draft = async (call: DraftCall): Promise<Order[]> => {
  const { boatID } = call.params;
  const ids = call.body.wanted.map(({ inventoryID }) => inventoryID);
  const items = await itemsOf(call, boatID, ids);
  const rows = await draftsOf(call, boatID);
  // Rows are locked before the boat; from here on nobody adds a draft.
  await lockBoat(call.db, boatID);
  const drafts = rows.map(({ data }) => data);
  const missing = lacking(call.body.wanted, items, drafts);
  const groups = Map.groupBy(missing, ({ item }) => groupOf(item));
  const touched = new Set<string>();
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { supplierID, supplier, currency } = first.item;
    const fits = rows.find(
      ({ data }) =>
        isFree(data) &&
        data.currency === currency &&
        (supplierID
          ? data.supplierID === supplierID
          : data.supplierID === '' && sameName(data.supplierName, supplier)) &&
        data.lines.length + group.length <= MAX_LINES,
    );
    const lines = group.reduce((all, { item, more }) => withItem(all, item, more), fits?.data.lines ?? []);
    const changed = fits
      ? await updateItem<Order>(call, orders, fits, { lines })
      : await newDraft(call, { supplierID, supplierName: await nameOf(call, first.item), currency, lines });
    touched.add(changed._id);
  }
  const holding = drafts.filter(({ lines }) => lines.some(({ inventoryID }) => ids.includes(inventoryID)));
  const answered = await lockRows<Order>(call.db, orders, [...touched, ...holding.map(({ _id }) => _id)]);
  return [...answered.values()].map(({ data }) => data);
};

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const nameOf = async ({ db }: DraftCall, { supplierID, supplier }: InventoryItem) => {
  const { rows } = await sql<{ name: string }>`
    select data->>'supplierName' as name from suppliers where _id = ${supplierID}`.execute(db);
  return rows[0]?.name ?? supplier;
};

const newDraft = async (
  call: DraftCall,
  fields: Pick<Order, 'supplierID' | 'supplierName' | 'currency' | 'lines'>,
) => {
  const given = { ...orderFields.parse(fields), _id: nanoid(), boatID: call.params.boatID };
  const [made] = await insertItems<Order>(call, orders, [given], 'create', fillNumbers);
  if (!made) throw new Error('No draft was made');
  return made;
};
