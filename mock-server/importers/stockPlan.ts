import { nanoid } from 'nanoid';
import { toMinor } from '#lib/money.ts';
import { nameKey } from '#modules/imports/rules.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import type { Location, Spot } from '#modules/locations/contract.ts';
import { pathsOf, sameSpot, spotPath } from '#modules/locations/rules.ts';
import type { Supplier } from '#modules/suppliers/contract.ts';
import type { Viewer } from '../auth/viewer.ts';
import { mayWrite } from '../modules/inventory/rights.ts';
import type { Booking } from '../modules/movements/book.ts';
import type { Draft } from '../store/records.ts';
import type { CheckedRow, NumberedRow } from './importer.ts';
import { type NewPlace, placeFinder } from './placeFinder.ts';
import { changesOf, indexBy, narrow, planRows } from './planRows.ts';
import { codesOf, readStockRow, type StockRow } from './stockRow.ts';

export type StockAboard = {
  items: readonly InventoryItem[];
  places: readonly Location[];
  suppliers: readonly Pick<Supplier, '_id' | 'supplierName'>[];
};

export type StockPlan = {
  rows: CheckedRow[];
  places: NewPlace[];
  placePaths: string[];
  creates: Draft[];
  updates: { item: InventoryItem; fields: Partial<InventoryItem> }[];
  /** Moves and counts of items that are there. */
  bookings: Booking[];
};

const alike = (a: string, b: string) => nameKey(a) === nameKey(b);

/** Finds the item of a row by the chosen key; without one by its codes, else by its name if no number speaks against it. */
const finderOf = (
  items: readonly InventoryItem[],
  pathOf: (item: InventoryItem) => string,
  matchBy: string,
) => {
  const byNumber = indexBy(items, ({ partNo, partNumbers }) => [
    partNo,
    ...partNumbers.map(({ code }) => code),
  ]);
  const byCode = indexBy(items, codesOf);
  const byName = indexBy(items, ({ name }) => [name]);
  const among = (lists: readonly (readonly InventoryItem[])[]) => [...new Set(lists.flat())];
  const candidates = ({ fields, partNo, numbers, more, barcodes }: StockRow) => {
    const name = fields.name ?? '';
    if (matchBy === 'name') return byName(name);
    if (matchBy === 'barcodes') return among(barcodes.map(byCode));
    const whole = byNumber(partNo);
    const numbered = whole.length > 0 ? whole : among(numbers.map(byNumber));
    if (matchBy === 'partNo' || numbered.length > 0) return numbered;
    const coded = among([...barcodes, ...more].map(byCode));
    if (coded.length > 0) return coded;
    return byName(name).filter(
      (item) =>
        (item.partNo === '' || partNo === '') &&
        (item.manufacturer === '' || !fields.manufacturer || alike(item.manufacturer, fields.manufacturer)),
    );
  };
  return (row: StockRow) => {
    const { fields, partNo, place } = row;
    const hint = (key: 'name' | 'manufacturer' | 'modelNo') => (item: InventoryItem) =>
      fields[key] !== undefined && alike(item[key], fields[key]);
    return narrow(candidates(row), [
      (item) => partNo !== '' && alike(item.partNo, partNo),
      hint('name'),
      hint('manufacturer'),
      hint('modelNo'),
      (item) => place !== '' && alike(pathOf(item), place),
      (item) => row.amount === item.totalAmount,
    ]);
  };
};

/** The item's numbers with those of the row: the first one is its own, unless it is known by another. */
const numbersOf = (row: StockRow, item: InventoryItem | undefined): Partial<InventoryItem> => {
  const known = new Set(item ? codesOf(item).map(nameKey) : []);
  const keepsOwn =
    item !== undefined &&
    item.partNo !== '' &&
    (row.partNo === '' || [row.partNo, ...row.numbers].some((code) => known.has(nameKey(code))));
  const [first = '', ...others] = row.numbers;
  const partNo = keepsOwn || first === '' ? {} : { partNo: first };
  if ('partNo' in partNo) known.add(nameKey(first));
  const added = [...(keepsOwn ? row.numbers : others), ...row.more].filter((code) => {
    const isNew = !known.has(nameKey(code));
    known.add(nameKey(code));
    return isNew;
  });
  const barcodes = row.barcodes.filter((code) => !known.has(nameKey(code)));
  return {
    ...partNo,
    ...(added.length > 0
      ? {
          partNumbers: [
            ...(item?.partNumbers ?? []),
            ...added.map((code) => ({ _id: nanoid(), code, of: '' })),
          ],
        }
      : {}),
    ...(barcodes.length > 0 ? { barcodes: [...(item?.barcodes ?? []), ...barcodes] } : {}),
  };
};

const MAX_CODES = 40;

/**
 * The effect of rows on a boat's stock, as a pure function, so that the dry run and the import agree. Rows with errors
 * have no effect. What lies at one spot goes with the item when its place changes, and an amount is a count of it.
 */
export const planStockRows = (
  boatID: string,
  { items, places, suppliers }: StockAboard,
  numbered: readonly NumberedRow[],
  viewer: Viewer,
  { matchBy, reason }: { matchBy: string; reason: string },
): StockPlan => {
  const paths = pathsOf(places);
  const spots = items.flatMap((item) => [item, ...item.places]);
  const finder = placeFinder(boatID, places, spots);
  const supplierOf = indexBy(suppliers, ({ supplierName }) => [supplierName]);
  const mainSpot = (item: InventoryItem): Spot =>
    item.places.toSorted((a, b) => b.quantity - a.quantity)[0] ?? item;
  const plan: StockPlan = {
    rows: [],
    places: finder.made,
    placePaths: finder.madePaths,
    creates: [],
    updates: [],
    bookings: [],
  };

  /** Where the row wants it; undefined where it is already, or if the row does not say. */
  const target = (row: StockRow, item: InventoryItem | undefined): Spot | undefined => {
    if (row.place === '') {
      if (row.shelves === '' && row.locationBox === '') return undefined;
      const { locationID = '', shelves = '', locationBox = '' } = item ?? {};
      return { locationID, shelves: row.shelves || shelves, locationBox: row.locationBox || locationBox };
    }
    const there = item ? [item, ...item.places] : [];
    if (there.some((spot) => alike(spotPath(paths, spot), row.place))) return undefined;
    const found = finder.spot(row.place, row.shelves, row.locationBox);
    if (typeof found !== 'string') return found;
    row.wrong('place', found === 'unclear' ? 'placeUnclear' : found, { n: found === 'tooDeep' ? 8 : 80 });
    return undefined;
  };

  const book = (item: InventoryItem, booking: Omit<Booking, '_id' | 'inventoryID' | 'reason'>) =>
    plan.bookings.push({ _id: nanoid(), inventoryID: item._id, reason, ...booking });

  const moveAndCount = (row: StockRow, item: InventoryItem, to: Spot | undefined) => {
    const [only] = item.places;
    const alone = item.places.length === 1 ? only : undefined;
    const moves = alone && to && !sameSpot(alone, to) && alone.quantity > 0;
    const counts = row.amount !== undefined && row.amount !== item.totalAmount;
    if (counts && item.places.length > 1) {
      row.wrong('totalAmount', 'severalPlaces');
      return false;
    }
    if (moves) book(item, { kind: 'move', quantity: alone.quantity, fromLocation: alone, toLocation: to });
    if (counts)
      book(item, {
        kind: 'count',
        counted: row.amount ?? 0,
        toLocation: moves ? to : (alone ?? to ?? item),
      });
    return moves === true || counts;
  };

  const check = (row: StockRow, item: InventoryItem | undefined, fields: Partial<InventoryItem>) => {
    const { wrong } = row;
    if (!item && !fields.name) wrong('name', 'required');
    if (row.amount !== undefined && row.amount < 0 && row.amount !== item?.totalAmount)
      wrong('totalAmount', 'tooLow', { n: 0 });
    if ((fields.partNumbers?.length ?? 0) > MAX_CODES) wrong('partNumbers', 'tooHigh', { n: MAX_CODES });
    if ((fields.barcodes?.length ?? 0) > MAX_CODES) wrong('barcodes', 'tooHigh', { n: MAX_CODES });
    const after = { department: fields.department ?? item?.department ?? '' };
    if (!mayWrite(viewer, after) || (item && !mayWrite(viewer, item))) wrong('department', 'otherDepartment');
  };

  plan.rows = planRows(
    numbered.map(({ row, cells }) => {
      const read = readStockRow(row, cells);
      const key = { partNo: read.partNo, name: read.fields.name ?? '', barcodes: read.barcodes.join() }[
        matchBy
      ];
      if (key === '') read.wrong(matchBy, 'required');
      return read;
    }),
    {
      find: finderOf(items, (item) => spotPath(paths, mainSpot(item)), matchBy),
      newKey: ({ fields, partNo, barcodes }) =>
        nameKey(
          matchBy === 'name'
            ? (fields.name ?? '')
            : matchBy === 'barcodes'
              ? barcodes.join()
              : partNo
                ? `${partNo}\n${fields.manufacturer ?? ''}`
                : `\n${fields.name ?? ''}\n${fields.manufacturer ?? ''}\n${fields.modelNo ?? ''}`,
        ),
      nameField: matchBy || 'name',
      enter: ({ row, item }) => {
        const currency = row.currency ?? item?.currency ?? 'EUR';
        const { supplier } = row.fields;
        const given: Partial<InventoryItem> = {
          ...row.fields,
          ...numbersOf(row, item),
          ...(row.currency ? { currency } : {}),
          ...(row.price === undefined ? {} : { price: toMinor(row.price, currency) }),
          ...(supplier && !(item && alike(supplier, item.supplier))
            ? { supplierID: supplierOf(supplier)[0]?._id ?? '' }
            : {}),
        };
        const fields = changesOf(given, item);
        check(row, item, fields);
        const to = row.errors.length === 0 ? target(row, item) : undefined;
        if (row.errors.length > 0) return false;
        const spot = to && !(item && sameSpot(item, to)) ? to : undefined;
        if (!item) {
          const draft = { ...fields, ...spot, totalAmount: row.amount ?? 0, _id: nanoid(), boatID };
          plan.creates.push(draft);
          return true;
        }
        const moved = moveAndCount(row, item, to);
        const changed = { ...fields, ...(spot && row.errors.length === 0 ? spotOnly(spot) : {}) };
        const changes = Object.keys(changed).length > 0;
        if (changes && row.errors.length === 0) plan.updates.push({ item, fields: changed });
        return changes || moved;
      },
    },
  );
  return plan;
};

const spotOnly = ({ locationID, shelves, locationBox }: Spot): Spot => ({ locationID, shelves, locationBox });
