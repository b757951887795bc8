import { z } from 'zod/mini';
import type { ImportRow } from '#modules/imports/contract.ts';
import {
  parseCurrency,
  parseMoney,
  parseQuantity,
  parseUnit,
  splitNumbers,
} from '#modules/imports/rules/amounts.ts';
import { type InventoryItem, inventoryFields } from '#modules/inventory/contract.ts';
import { cellReader } from './readCells.ts';

const texts = [
  'name',
  'category',
  'subCategory',
  'department',
  'manufacturer',
  'modelNo',
  'supplier',
  'description',
  'shelves',
  'locationBox',
] as const;
const flags = ['critical', 'private'] as const;
const figures = ['totalAmount', 'minAmount', 'targetAmount'] as const;

/** The columns of a row of stock. `place` is a path. */
export const stockColumns = [
  ...texts,
  ...flags,
  ...figures,
  'partNo',
  'partNumbers',
  'barcodes',
  'place',
  'unit',
  'price',
  'currency',
  'expDate',
];

/** The fields by which rows can be items. */
export const stockKeys = ['partNo', 'name', 'barcodes'];

const schema = z.partial(inventoryFields);
type Fields = Partial<z.output<typeof schema>>;

export type StockRow = ReturnType<typeof readStockRow>;

/** A code for the list of an item's numbers. */
const MAX_CODE = 80;

/** Reads a row's cells; what they mean for an item is decided with the item. */
export const readStockRow = (row: number, cells: ImportRow) => {
  const read = cellReader(row, cells);
  const { cell, word, values, wrong } = read;
  read.texts(texts);
  read.flags(flags);
  read.days(['expDate']);
  let unit = cell('unit') === '' ? undefined : parseUnit(cell('unit'));
  for (const key of figures) {
    const text = word(key);
    if (text === '') continue;
    const found = parseQuantity(text);
    if (found === undefined || found === 'unclear') {
      wrong(key, found ? 'numberUnclear' : 'notANumber');
      continue;
    }
    values[key] = found.quantity;
    unit ??= found.unit;
  }
  if (unit !== undefined) values.unit = unit;
  const currencyCell = word('currency', 20);
  let currency = currencyCell === '' ? undefined : parseCurrency(currencyCell);
  if (currencyCell !== '' && !currency) wrong('currency', 'currencyUnknown');
  const price = word('price');
  const money = price === '' ? undefined : parseMoney(price);
  if (price !== '' && typeof money !== 'object') wrong('price', money ? 'numberUnclear' : 'notMoney');
  if (typeof money === 'object') {
    if (money.amount < 0) wrong('price', 'tooLow', { n: 0 });
    currency ??= money.currency;
  }
  const partNo = cell('partNo');
  const numbers = splitNumbers(partNo);
  const more = splitNumbers(cell('partNumbers'));
  const barcodes = splitNumbers(cell('barcodes'));
  for (const [key, list] of [
    ['partNo', numbers],
    ['partNumbers', more],
    ['barcodes', barcodes],
  ] as const)
    if (list.some((code) => code.length > MAX_CODE)) wrong(key, 'tooLong', { n: MAX_CODE });
  const given: Fields = read.parse<Fields>(schema);
  const { totalAmount, shelves, locationBox, ...fields } = given;
  return {
    row,
    errors: read.errors,
    wrong,
    fields,
    amount: totalAmount,
    /** Major units. */
    price: typeof money === 'object' ? money.amount : undefined,
    currency,
    partNo,
    numbers,
    more,
    barcodes,
    place: cell('place'),
    shelves: shelves ?? '',
    locationBox: locationBox ?? '',
  };
};

/** All codes by which an item is known. */
export const codesOf = ({
  partNo,
  partNumbers,
  barcodes,
}: Pick<InventoryItem, 'partNo' | 'partNumbers' | 'barcodes'>) => [
  partNo,
  ...partNumbers.map(({ code }) => code),
  ...barcodes,
];
