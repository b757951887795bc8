import type { ImportRow } from '#modules/imports/contract.ts';
import { nameKey } from '#modules/imports/rules.ts';
import { type Location, locationFields, locations } from '#modules/locations/contract.ts';
import { parseKind } from '#modules/locations/rules/kinds.ts';
import { PATH_SEPARATOR } from '#modules/locations/rules.ts';
import type { Importer } from './importer.ts';
import { type ListPlan, listImporter } from './listImporter.ts';
import { placeFinder } from './placeFinder.ts';
import { undoPlaces } from './places.ts';
import { changesOf, planRows } from './planRows.ts';
import { cellReader } from './readCells.ts';

type Fields = Partial<Pick<Location, 'kind' | 'description'>>;

/** `name` is a path, or the name in the place of the column `parentID`, which is a path too. */
const readRow = (row: number, cells: ImportRow) => {
  const { cell, word, values, wrong, errors, texts } = cellReader(row, cells);
  const path = [cell('parentID'), cell('name')].filter(Boolean).join(PATH_SEPARATOR);
  if (cell('name') === '') wrong('name', 'required');
  const kind = word('kind');
  if (kind !== '') {
    values.kind = parseKind(kind);
    if (!values.kind) wrong('kind', 'notAKind');
  }
  texts(['description']);
  const most = 2000;
  if (cell('description').length > most) wrong('description', 'tooLong', { n: most });
  const fields: Fields = errors.length > 0 ? {} : locationFields.parse({ name: '-', ...values });
  return {
    row,
    errors,
    wrong,
    path,
    fields: {
      ...(values.kind ? { kind: fields.kind } : {}),
      ...(values.description ? { description: fields.description } : {}),
    },
  };
};

const importer = listImporter<Location>({
  resource: locations,
  columns: ['name', 'parentID', 'kind', 'description'],
  plan: async (_context, boatID, items, numbered) => {
    const finder = placeFinder(boatID, items, []);
    const byID = new Map(items.map((item) => [item._id, item]));
    const plan: ListPlan<Location> = { rows: [], creates: [], updates: [] };
    const given = new Map<string, object>();
    plan.rows = planRows(
      numbered.map(({ row, cells }) => readRow(row, cells)),
      {
        nameField: 'name',
        newKey: ({ path }) => nameKey(path),
        find: ({ path, errors }) => {
          const found = errors.length > 0 ? undefined : finder.there(path);
          return found === 'unclear' ? found : found && byID.get(found._id);
        },
        enter: ({ row, item }) => {
          const fields = changesOf(row.fields, item);
          if (item) {
            const changes = Object.keys(fields).length > 0;
            if (changes) plan.updates.push({ item, fields });
            return changes;
          }
          const place = finder.place(row.path);
          if (typeof place === 'object') given.set(place._id, fields);
          else
            row.wrong('name', place === 'tooDeep' || place === 'tooLong' ? place : 'placeUnclear', {
              n: place === 'tooDeep' ? 8 : 80,
            });
          return true;
        },
      },
    );
    const beside = finder.made.filter(({ _id }) => !given.has(_id));
    plan.creates = finder.made.map((place) => ({ ...place, ...given.get(place._id) }));
    const ids = beside.map(({ _id }) => _id);
    // They are among the creates: a place stands before what is in it, whichever of the two has a row.
    return {
      ...plan,
      made: [{ resource: locations.name, paths: finder.madePaths, ids, insert: async () => {} }],
    };
  },
});

/** The places of a vessel from a file, each by its path. */
export const locationsImporter: Importer = { ...importer, undo: undoPlaces };
