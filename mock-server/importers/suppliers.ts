import { nanoid } from 'nanoid';
import { z } from 'zod/mini';
import type { ImportRow } from '#modules/imports/contract.ts';
import { parseCurrency } from '#modules/imports/rules/amounts.ts';
import { nameKey } from '#modules/imports/rules.ts';
import { type Supplier, supplierFields, suppliers } from '#modules/suppliers/contract.ts';
import { type ListPlan, listImporter } from './listImporter.ts';
import { changesOf, indexBy, narrow, planRows } from './planRows.ts';
import { cellReader } from './readCells.ts';

const texts = [
  'supplierName',
  'category',
  'email',
  'phone',
  'website',
  'streetAddress',
  'postalCode',
  'city',
  'country',
  'operatingIn',
  'description',
  'customerNo',
  'terms',
];

const schema = z.partial(supplierFields);
type Fields = Partial<z.output<typeof schema>>;

const readRow = (row: number, cells: ImportRow) => {
  const read = cellReader(row, cells);
  read.texts(texts);
  const currency = read.word('currency', 20);
  if (currency !== '') {
    const code = parseCurrency(currency);
    if (code) read.values.currency = code;
    else read.wrong('currency', 'currencyUnknown');
  }
  return { row, errors: read.errors, wrong: read.wrong, fields: read.parse<Fields>(schema) };
};

/** Suppliers from a file, by name or by e-mail address. */
export const suppliersImporter = listImporter<Supplier>({
  resource: suppliers,
  columns: [...texts, 'currency'],
  keys: ['supplierName', 'email'],
  plan: async (_context, boatID, items, numbered, { matchBy }) => {
    const key = matchBy === 'email' ? 'email' : 'supplierName';
    const find = indexBy(items, (item) => [item[key]]);
    const plan: ListPlan<Supplier> = { rows: [], creates: [], updates: [] };
    plan.rows = planRows(
      numbered.map(({ row, cells }) => readRow(row, cells)),
      {
        nameField: key,
        newKey: ({ fields }) => nameKey(fields[key] ?? ''),
        find: ({ fields }) =>
          narrow(find(fields[key] ?? ''), [
            (item) => nameKey(item.supplierName) === nameKey(fields.supplierName ?? ''),
            (item) => item.email !== '' && item.email === fields.email,
            (item) => nameKey(item.city) === nameKey(fields.city ?? ''),
          ]),
        enter: ({ row, item }) => {
          const fields = changesOf(row.fields, item);
          if ((row.fields[key] ?? '') === '') row.wrong(key, 'required');
          else if (!item && !row.fields.supplierName) row.wrong('supplierName', 'required');
          if (row.errors.length > 0) return false;
          const draft = { ...fields, _id: nanoid(), boatID };
          const changes = Object.keys(fields).length > 0;
          if (!item) plan.creates.push(draft);
          else if (changes) plan.updates.push({ item, fields });
          return changes;
        },
      },
    );
    return { ...plan, made: [] };
  },
});
