import { nanoid } from 'nanoid';
import { z } from 'zod/mini';
import type { ImportRow } from '#modules/imports/contract.ts';
import { parseQuantity, parseUnit } from '#modules/imports/rules/amounts.ts';
import { nameKey } from '#modules/imports/rules.ts';
import { type Section, sections } from '#modules/sections/contract.ts';
import { type SpareEquipment, spareEquipment } from '#modules/spareequipment/contract.ts';
import { type Spare, spareFields, spares } from '#modules/spares/contract.ts';
import { itemsOf } from './bulk.ts';
import { type ListPlan, listImporter, madeOf } from './listImporter.ts';
import { changesOf, indexBy, narrow, planRows } from './planRows.ts';
import { cellReader } from './readCells.ts';
import { bookFinder, undoBook } from './sparesBook.ts';

const texts = [
  'designation',
  'partNo',
  'department',
  'fn',
  'measurement',
  'serailNo',
  'standard',
  'key',
  'description',
] as const;

const schema = z.partial(z.omit(spareFields, { equipmentID: true, sectionID: true }));
type Fields = Partial<z.output<typeof schema>>;

/** The columns of equipment and section hold their names. */
const readRow = (row: number, cells: ImportRow) => {
  const read = cellReader(row, cells);
  const { cell, word, values, wrong } = read;
  read.texts(texts);
  let unit = cell('unit') === '' ? undefined : parseUnit(cell('unit'));
  const fitted = word('quantity');
  const quantity = fitted === '' ? undefined : parseQuantity(fitted);
  if (typeof quantity === 'object') {
    values.quantity = quantity.quantity;
    unit ??= quantity.unit;
  } else if (fitted !== '') wrong('quantity', quantity ? 'numberUnclear' : 'notANumber');
  if (unit !== undefined) values.unit = unit;
  const most = 160;
  for (const key of ['equipmentID', 'sectionID'])
    if (cell(key).length > most) wrong(key, 'tooLong', { n: most });
  return {
    row,
    errors: read.errors,
    wrong,
    equipment: cell('equipmentID'),
    section: cell('sectionID'),
    fields: read.parse<Fields>(schema),
  };
};
type SpareRow = ReturnType<typeof readRow>;

/** A part of one equipment, by the chosen key; without one by its number, else by its name if no number speaks against it. */
const finderOf = (
  items: readonly Spare[],
  ofRow: (row: SpareRow) => string | undefined,
  sectionOf: (item: Spare) => string,
  matchBy: string,
) => {
  const byNumber = indexBy(items, ({ partNo }) => [partNo]);
  const byName = indexBy(items, ({ designation }) => [designation]);
  return (row: SpareRow) => {
    const { partNo = '', designation = '', key, measurement } = row.fields;
    const equipment = ofRow(row);
    const inIt = (item: Spare) => equipment === undefined || item.equipmentID === equipment;
    const numbered = matchBy === 'designation' ? [] : byNumber(partNo).filter(inIt);
    const named =
      matchBy === 'partNo' || numbered.length > 0
        ? numbered
        : byName(designation).filter(
            (item) => inIt(item) && (matchBy !== '' || item.partNo === '' || partNo === ''),
          );
    return narrow(named, [
      (item) => nameKey(sectionOf(item)) === nameKey(row.section),
      (item) => key !== undefined && item.key === key,
      (item) => nameKey(item.designation) === nameKey(designation),
      (item) => nameKey(item.measurement) === nameKey(measurement ?? ''),
    ]);
  };
};

/** The spares book from a file: parts with their equipment and section by name, which are made if they are missing. */
export const sparesImporter = listImporter<Spare>({
  resource: spares,
  columns: [...texts, 'unit', 'quantity', 'equipmentID', 'sectionID'],
  keys: ['partNo', 'designation'],
  plan: async ({ db }, boatID, items, numbered, { matchBy }) => {
    const book = bookFinder(
      boatID,
      await itemsOf<SpareEquipment>(db, spareEquipment, boatID),
      await itemsOf<Section>(db, sections, boatID),
    );
    const plan: ListPlan<Spare> = { rows: [], creates: [], updates: [] };
    const taken = new Map(
      items.map(({ _id, equipmentID, partNo }) => [`${equipmentID}\n${nameKey(partNo)}`, _id]),
    );
    const equipmentOf = ({ equipment }: SpareRow) => {
      const found = equipment === '' ? undefined : book.equipment(equipment);
      return typeof found === 'object' ? found._id : equipment === '' ? undefined : '';
    };
    plan.rows = planRows(
      numbered.map(({ row, cells }) => {
        const read = readRow(row, cells);
        const key = { partNo: read.fields.partNo, designation: read.fields.designation }[matchBy];
        if (matchBy !== '' && !key) read.wrong(matchBy, 'required');
        return read;
      }),
      {
        nameField: matchBy || 'designation',
        newKey: ({ equipment, section, fields }) =>
          nameKey(
            fields.partNo
              ? `${equipment}\n${fields.partNo}`
              : `${equipment}\n${section}\n${fields.designation ?? ''}\n${fields.key ?? ''}\n${fields.measurement ?? ''}`,
          ),
        find: finderOf(items, equipmentOf, (item) => book.sectionName(item.sectionID), matchBy),
        enter: ({ row, item }) => {
          const { wrong, errors } = row;
          if (!item && !row.fields.designation) wrong('designation', 'required');
          if (!item && row.equipment === '') wrong('equipmentID', 'required');
          if (errors.length > 0) return false;
          const equipment = item?.equipmentID ?? book.makeEquipment(row.equipment);
          if (equipment === 'unclear') wrong('equipmentID', 'equipmentUnclear');
          const keeps =
            item && row.section !== '' && nameKey(book.sectionName(item.sectionID)) === nameKey(row.section);
          const section =
            row.section === '' || keeps || errors.length > 0
              ? undefined
              : book.makeSection(equipment, row.section);
          const fields = changesOf(
            { ...row.fields, ...(section === undefined ? {} : { sectionID: section }) },
            item,
          );
          const numberKey = `${equipment}\n${nameKey(fields.partNo ?? '')}`;
          const owner = fields.partNo ? taken.get(numberKey) : undefined;
          if (owner !== undefined && owner !== item?._id) wrong('partNo', 'partNoTaken');
          if (errors.length > 0) return false;
          const draft = { ...fields, equipmentID: equipment, _id: nanoid(), boatID };
          if (fields.partNo) taken.set(numberKey, item?._id ?? draft._id);
          const changes = Object.keys(fields).length > 0;
          if (!item) plan.creates.push(draft);
          else if (changes) plan.updates.push({ item, fields });
          return changes;
        },
      },
    );
    return {
      ...plan,
      made: [
        madeOf<SpareEquipment>(spareEquipment, book.newEquipment, book.equipmentPaths),
        madeOf<Section>(sections, book.newSections, book.sectionPaths),
      ],
    };
  },
  undoMade: undoBook,
});
