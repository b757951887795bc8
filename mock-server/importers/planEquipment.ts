import { nanoid } from 'nanoid';
import type { Equipment, EquipmentFields } from '#modules/equipment/contract.ts';
import { type Doubt, doubtOf } from '#modules/equipment/rules/doubts.ts';
import { applyEntry, type Meter } from '#modules/equipment/rules.ts';
import type { RowError } from '#modules/imports/contract.ts';
import { nameKey, splitPath } from '#modules/imports/rules.ts';
import { type EquipmentIndex, indexEquipment, pathKey } from './equipmentTree.ts';
import type { CheckedRow, NumberedRow } from './importer.ts';
import { readEquipmentRow } from './readEquipmentRow.ts';

/** Deeper than any vessel's list, but shallow enough that a slip with `>` does not create a long chain of groups. */
const MAX_DEPTH = 12;

type Draft = Partial<EquipmentFields> & Partial<Meter> & { _id: string; boatID: string };
type NewReading = { _id: string; equipmentID: string; at: string; value: number; total: number };

export type EquipmentPlan = {
  rows: CheckedRow[];
  /** Parents come before their children. */
  creates: Draft[];
  groups: number;
  groupPaths: string[];
  updates: { item: Equipment; fields: Partial<EquipmentFields> & Partial<Meter> }[];
  readings: NewReading[];
};

type Row = ReturnType<typeof readEquipmentRow> & {
  row: number;
  /** Undefined if the file has no group column. */
  parents: string[] | undefined;
  item: Equipment | undefined;
  id: string;
  names: string[];
};

const fault = (row: number, path: string, code: RowError['code'], params?: RowError['params']): RowError => ({
  row,
  path,
  code,
  ...(params ? { params } : {}),
});

/** The item of a row: by serial number if the boat has it, else by path and name. */
const findItem = (index: EquipmentIndex, row: Row): Equipment | undefined => {
  const { name = '', serialNumber = '' } = row.fields;
  const key = row.parents && pathKey([...row.parents, name]);
  const same = serialNumber === '' ? [] : (index.bySerial.get(nameKey(serialNumber)) ?? []);
  if (same.length > 0) return same.find((item) => pathKey(index.namesOf(item)) === key) ?? same[0];
  if (key !== undefined) return index.byPath.get(key)?.[0];
  const named = index.byName.get(nameKey(name)) ?? [];
  if (named.length > 1) row.errors.push(fault(row.row, 'name', 'nameUnclear'));
  return named[0];
};

/**
 * The path of a parent that is given by its name alone, as most lists have it: if exactly one item of the boat or of the
 * file has that name, it is meant, wherever it is. A group of that name at the top comes first.
 */
const knownParents = (
  index: EquipmentIndex,
  named: ReadonlyMap<string, string[][]>,
  path: string[],
  depth = 0,
): string[] => {
  const [name = ''] = path;
  if (path.length !== 1 || index.byPath.has(pathKey(path))) return path;
  const known = index.byName.get(nameKey(name)) ?? [];
  if (known.length === 1 && known[0]) return index.namesOf(known[0]);
  const [inFile, ...more] = named.get(nameKey(name)) ?? [];
  if (known.length > 0 || !inFile || more.length > 0 || depth > MAX_DEPTH) return path;
  // That row may name its own parent by the name alone, too.
  return [...knownParents(index, named, inFile.slice(0, -1), depth + 1), ...inFile.slice(-1)];
};

/** The paths of the file's rows by name. */
const pathsByName = (numbered: readonly NumberedRow[], isName: (text: string) => boolean) => {
  const paths = new Map<string, string[][]>();
  for (const { cells } of numbered) {
    const name = cells.name?.trim() ?? '';
    const path = [...splitPath(cells.group ?? '', isName), name];
    if (name) paths.set(nameKey(name), [...(paths.get(nameKey(name)) ?? []), path]);
  }
  return paths;
};

const readRows = (index: EquipmentIndex, numbered: readonly NumberedRow[]): Row[] => {
  const roots = new Set(
    numbered.filter(({ cells }) => !cells.group?.trim()).map(({ cells }) => nameKey(cells.name ?? '')),
  );
  const isName = (text: string) => roots.has(nameKey(text)) || index.byPath.has(pathKey([text]));
  const named = pathsByName(numbered, isName);
  return numbered.map(({ row, cells }) => {
    const read: Row = {
      ...readEquipmentRow(row, cells),
      row,
      id: '',
      item: undefined,
      names: [],
      parents: cells.group === undefined ? undefined : splitPath(cells.group, isName),
    };
    if (read.parents) read.parents = knownParents(index, named, read.parents);
    const parents = read.parents ?? [];
    if (parents.length > MAX_DEPTH) read.errors.push(fault(row, 'group', 'tooDeep', { n: MAX_DEPTH }));
    if (parents.some((name) => name.length > 120))
      read.errors.push(fault(row, 'group', 'tooLong', { n: 120 }));
    if (read.fields.name !== undefined) read.item = findItem(index, read);
    // An empty cell changes nothing: a known item whose row names no group stays where it is.
    const stays = read.item && parents.length === 0;
    read.names = [
      ...(stays && read.item ? index.namesOf(read.item).slice(0, -1) : parents),
      read.fields.name ?? '',
    ];
    read.id = read.item?._id ?? nanoid();
    return read;
  });
};

/** Finds duplicate rows; the later one is the error. */
const checkTwice = (rows: readonly Row[]) => {
  const seen = {
    serial: new Map<string, number>(),
    item: new Map<string, number>(),
    name: new Map<string, Row>(),
  };
  for (const row of rows) {
    if (row.fields.name === undefined) continue;
    const serial = nameKey(row.fields.serialNumber ?? '');
    const key = pathKey(row.names);
    const before = {
      serial: serial === '' ? undefined : seen.serial.get(serial),
      item: seen.item.get(row.id),
      name: seen.name.get(key),
    };
    if (before.serial !== undefined)
      row.errors.push(fault(row.row, 'serialNumber', 'serialTwice', { row: before.serial }));
    // Two existing items with different serial numbers may share a name.
    else if (before.name && !(before.name.item && row.item && before.name.id !== row.id))
      row.errors.push(fault(row.row, 'name', 'nameTwice', { row: before.name.row }));
    else if (before.item !== undefined)
      row.errors.push(fault(row.row, 'name', 'itemTwice', { row: before.item }));
    if (serial !== '' && before.serial === undefined) seen.serial.set(serial, row.row);
    if (before.item === undefined) seen.item.set(row.id, row.row);
    if (!before.name) seen.name.set(key, row);
  }
};

/** The meter after the row's hours, or why they can hardly be true; undefined if nothing changes. */
const readMeter = (row: Row, now: string): Meter | { doubt: Doubt } | undefined => {
  const { hours, item } = row;
  if (hours === undefined || (item?.metered && (hours === item.meterValue || hours === item.hours)))
    return undefined;
  const before: Meter = item ?? { hours: null, meterValue: null, hoursAt: null, hoursPerDay: null };
  const at = before.hoursAt !== null && before.hoursAt > now ? before.hoursAt : now;
  const entry = { kind: 'reading' as const, at, value: hours };
  const doubt = row.hoursConfirmed ? undefined : doubtOf(before, entry);
  return doubt ? { doubt } : applyEntry(before, entry);
};

/**
 * The effect of rows on a boat's equipment, as a pure function, so that the dry run and the import agree. Rows with
 * errors have no effect.
 */
export const planEquipmentRows = (
  boatID: string,
  existing: readonly Equipment[],
  numbered: readonly NumberedRow[],
  now: string,
): EquipmentPlan => {
  const index = indexEquipment(existing);
  const rows = readRows(index, numbered);
  checkTwice(rows);
  const plan: EquipmentPlan = { rows: [], creates: [], groups: 0, groupPaths: [], updates: [], readings: [] };
  const planned = new Map<string, Row>();
  for (const row of rows) if (row.errors.length === 0) planned.set(pathKey(row.names), row);
  const parentOf = new Map(existing.map((item) => [item._id, item.parentID]));
  const groups = new Map<string, string>();
  const placed = new Set<string>();
  const actions = new Map<number, CheckedRow['action']>();

  /** The id of the group at a path; creates it if neither the boat nor the file has it. */
  const groupAt = (names: readonly string[]): string => {
    if (names.length === 0) return '';
    const key = pathKey(names);
    const row = planned.get(key);
    const known = row?.id ?? index.byPath.get(key)?.[0]?._id ?? groups.get(key);
    if (row) place(row);
    if (known !== undefined) return known;
    const id = nanoid();
    groups.set(key, id);
    const parentID = groupAt(names.slice(0, -1));
    parentOf.set(id, parentID);
    plan.creates.push({ _id: id, boatID, name: names.at(-1) ?? '', parentID });
    plan.groups++;
    plan.groupPaths.push(names.join(' > '));
    return id;
  };

  const place = (row: Row) => {
    if (placed.has(row.id)) return;
    placed.add(row.id);
    const { item, id } = row;
    const stays = item && (row.parents ?? []).length === 0;
    const parentID = stays ? item.parentID : groupAt(row.names.slice(0, -1));
    parentOf.set(id, parentID);
    const meter = readMeter(row, now);
    if (meter && 'doubt' in meter) {
      const { kind, figure, hours } = meter.doubt;
      const code = kind === 'fast' ? 'meterFast' : 'meterLower';
      const params = { last: figure, hours };
      return void row.errors.push({ ...fault(row.row, 'hours', code, params), ask: 'hoursConfirmed' });
    }
    const fields = { ...row.fields, parentID, ...(meter ? { ...meter, metered: true } : {}) };
    if (meter && row.hours !== undefined)
      plan.readings.push({
        _id: nanoid(),
        equipmentID: id,
        at: meter.hoursAt ?? now,
        value: row.hours,
        total: meter.hours ?? row.hours,
      });
    if (!item) plan.creates.push({ ...fields, _id: id, boatID });
    const old = new Map<string, unknown>(Object.entries(item ?? {}));
    const changes = item && Object.entries(fields).some(([key, value]) => old.get(key) !== value);
    if (item && changes) plan.updates.push({ item, fields });
    actions.set(row.row, item ? (changes ? 'update' : 'same') : 'create');
  };

  const sound = rows.filter((row) => row.errors.length === 0);
  for (const row of sound) place(row);
  for (const row of sound)
    if (row.item && row.item.parentID !== parentOf.get(row.id) && isInside(row.id, parentOf))
      row.errors.push(fault(row.row, 'group', 'insideItself'));
  plan.rows = rows.map(({ row, errors }) => ({ row, errors, action: actions.get(row) ?? 'same' }));
  return plan;
};

/** Whether an item would be inside itself. */
const isInside = (id: string, parentOf: ReadonlyMap<string, string>) => {
  const seen = new Set<string>();
  for (let at = parentOf.get(id); at; at = parentOf.get(at)) {
    if (at === id) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
};
