import { MAX_HOURS } from '#lib/hours.ts';
import { type EquipmentFields, equipmentFields } from '#modules/equipment/contract.ts';
import type { ImportRow, RowError } from '#modules/imports/contract.ts';
import { parseHours, parseYesNo } from '#modules/imports/rules.ts';

const texts = [
  'name',
  'manufacturer',
  'modelNumber',
  'serialNumber',
  'department',
  'location',
  'remarks',
] as const;
const words = ['critical', 'isArchived', 'atSea', 'atPort'] as const;

/** Maximum length of a cell with a word or a number; a longer one is not parsed. */
const MAX_WORD = 60;

/** The columns of an equipment row. */
export const equipmentColumns = ['group', ...texts, ...words, 'hours', 'hoursConfirmed'];

export type ReadRow = {
  fields: Partial<EquipmentFields>;
  hours: number | undefined;
  /** The user was asked about exactly these hours, and they are right. */
  hoursConfirmed: boolean;
  errors: RowError[];
};

/** Reads a row's cells; an empty cell sets nothing. A row needs a name. */
export const readEquipmentRow = (row: number, cells: ImportRow): ReadRow => {
  const fields: Partial<EquipmentFields> = {};
  const errors: RowError[] = [];
  const hoursConfirmed = cells.hours !== undefined && cells.hoursConfirmed === cells.hours;
  const wrong = (path: string, code: RowError['code'], params?: RowError['params']) =>
    errors.push({ row, path, code, ...(params ? { params } : {}) });
  for (const key of texts) {
    const text = (cells[key] ?? '').trim();
    if (text === '') continue;
    const parsed = equipmentFields.shape[key].safeParse(text);
    const issue = parsed.error?.issues[0];
    if (parsed.success) fields[key] = parsed.data;
    else if (issue?.code === 'too_big') wrong(key, 'tooLong', { n: Number(issue.maximum) });
    else wrong(key, 'invalid');
  }
  if ((cells.name ?? '').trim() === '') wrong('name', 'required');
  for (const key of words) {
    if ((cells[key] ?? '').trim() === '') continue;
    if ((cells[key] ?? '').length > MAX_WORD) {
      wrong(key, 'tooLong', { n: MAX_WORD });
      continue;
    }
    const value = parseYesNo(cells[key] ?? '');
    if (value === undefined) wrong(key, 'notYesNo');
    else fields[key] = value;
  }
  if ((cells.hours ?? '').length > MAX_WORD) {
    wrong('hours', 'tooLong', { n: MAX_WORD });
    return { fields, hours: undefined, hoursConfirmed, errors };
  }
  const text = (cells.hours ?? '').trim();
  const hours = text === '' ? undefined : parseHours(text);
  if (text === '' || hours === undefined || hours === 'unclear') {
    if (text !== '') wrong('hours', hours === undefined ? 'notANumber' : 'numberUnclear');
    return { fields, hours: undefined, hoursConfirmed, errors };
  }
  if (hours < 0) wrong('hours', 'tooLow', { n: 0 });
  else if (hours > MAX_HOURS) wrong('hours', 'tooHigh', { n: MAX_HOURS });
  return { fields, hours, hoursConfirmed, errors };
};
