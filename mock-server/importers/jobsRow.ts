import { nanoid } from 'nanoid';
import type { ImportRow, RowError } from '#modules/imports/contract.ts';
import { parseHours, parseNumber, parseYesNo } from '#modules/imports/rules.ts';
import { type JobFields, worklist } from '#modules/worklist/contract.ts';
import {
  parseBasis,
  parseEvery,
  parseMinutes,
  parsePriority,
  parseStatus,
  parseUnit,
  splitNames,
} from '#modules/worklist/rules/parseCells.ts';
import { parseDay } from '#modules/worklist/rules/parseDay.ts';
import { parseParts, parseTasks } from '#modules/worklist/rules/parseLists.ts';

const texts = ['title', 'location', 'department', 'description', 'project'] as const;
const yesNo = ['atSea', 'atPort', 'unplanned', 'inRound'] as const;
const days = ['dueDate', 'lastDoneDate'] as const;
const hours = ['dueHours', 'lastDoneHours', 'hoursInterval'] as const;
const words = { status: parseStatus, priority: parsePriority, basis: parseBasis };

/** The columns of a row of jobs. */
export const jobColumns = [
  'no',
  'equipment',
  'assigned',
  'every',
  'count',
  'unit',
  'windowDays',
  'estimate',
  'tasks',
  'parts',
  ...Object.keys(words),
  ...texts,
  ...yesNo,
  ...days,
  ...hours,
];

/** Maximum length of cells in these columns, checked before parsing; for other columns the limit of a text applies. */
const MAX_CELL: Record<string, number> = {
  no: 20,
  every: 60,
  count: 30,
  unit: 60,
  windowDays: 12,
  estimate: 30,
  assigned: 1000,
  equipment: 400,
  ...Object.fromEntries([...Object.keys(words), ...yesNo, ...days].map((key) => [key, 60])),
  ...Object.fromEntries(hours.map((key) => [key, 30])),
};

/** Finds a person of the boat by the text of a cell. */
export type FindPerson = (name: string) => string | 'unclear' | undefined;

export type ReadJobRow = {
  /** The values of the cells; an empty cell sets nothing. */
  fields: Partial<JobFields>;
  no: number | undefined;
  /** The text of the equipment cell; undefined if the file has no such column. */
  equipment: string | undefined;
  errors: RowError[];
};

type Values = Record<string, unknown>;
type Wrong = (path: string, code: RowError['code'], params?: RowError['params']) => void;

/** The import columns of fields with another name. */
const columnOf: Record<string, string> = {
  assignees: 'assigned',
  calendarInterval: 'every',
  calendarUnit: 'unit',
};

const readNumber = (values: Values, key: string, number: number | 'unclear' | undefined, wrong: Wrong) => {
  if (number === undefined) wrong(key, 'notANumber');
  else if (number === 'unclear') wrong(key, 'numberUnclear');
  else values[key] = number;
};

/** The interval: in one cell, or as a number and a unit, with running hours in a separate cell. */
const readRhythm = (cell: (key: string) => string, values: Values, wrong: Wrong) => {
  for (const key of ['every', 'count']) {
    const text = cell(key);
    if (text === '') continue;
    const bare = parseNumber(text);
    if (typeof bare === 'number') {
      const unit = parseUnit(cell('unit'));
      if (!unit) wrong('unit', cell('unit') === '' ? 'required' : 'invalid');
      else if (unit.unit === 'hours') values.hoursInterval = bare;
      else Object.assign(values, { calendarInterval: bare * unit.times, calendarUnit: unit.unit });
      continue;
    }
    const rhythm = parseEvery(text);
    if (rhythm === 'unclear') wrong(key, 'numberUnclear');
    else if (!rhythm) wrong(key, 'notARhythm');
    else Object.assign(values, rhythm);
  }
};

const readPeople = (text: string, find: FindPerson, wrong: Wrong) => {
  const found = splitNames(text).map(find);
  if (found.includes(undefined)) wrong('assigned', 'personUnknown');
  else if (found.includes('unclear')) wrong('assigned', 'personUnclear');
  return [...new Set(found)];
};

const fieldsSchema = worklist.calls.update.body;

/** Reads a row's cells. A row needs a title. */
export const readJobRow = (row: number, cells: ImportRow, find: FindPerson): ReadJobRow => {
  const errors: RowError[] = [];
  const wrong: Wrong = (path, code, params) => {
    errors.push({ row, path, code, ...(params ? { params } : {}) });
  };
  const tooLong = (key: string) => (cells[key] ?? '').length > (MAX_CELL[key] ?? Number.POSITIVE_INFINITY);
  // A cell that is too long counts as empty: only its length is reported.
  const cell = (key: string) => (tooLong(key) ? '' : (cells[key] ?? '').trim());
  const filled = <K extends string>(keys: readonly K[]) => keys.filter((key) => cell(key) !== '');
  const values: Values = {};
  for (const key of Object.keys(MAX_CELL)) if (tooLong(key)) wrong(key, 'tooLong', { n: MAX_CELL[key] ?? 0 });
  if (cell('title') === '') wrong('title', 'required');
  for (const key of filled(texts)) values[key] = cell(key);
  for (const key of filled(['status', 'priority', 'basis'] as const)) {
    values[key] = words[key](cell(key));
    if (values[key] === undefined) wrong(key, 'invalid');
  }
  for (const key of filled(yesNo)) {
    values[key] = parseYesNo(cell(key));
    if (values[key] === undefined) wrong(key, 'notYesNo');
  }
  for (const key of filled(days)) {
    const day = parseDay(cell(key));
    if (day === undefined || day === 'unclear') wrong(key, day ? 'dayUnclear' : 'notADay');
    else values[key] = day;
  }
  readRhythm(cell, values, wrong);
  for (const key of filled(hours)) readNumber(values, key, parseHours(cell(key)), wrong);
  if (cell('windowDays') !== '')
    readNumber(
      values,
      'windowDays',
      parseNumber(cell('windowDays').replace(/\s*\p{L}{1,11}\.?$/u, '')),
      wrong,
    );
  if (cell('estimate') !== '') readNumber(values, 'estimate', parseMinutes(cell('estimate')), wrong);
  if (cell('assigned') !== '') values.assignees = readPeople(cell('assigned'), find, wrong);
  if (cell('tasks') !== '') values.tasks = parseTasks(cell('tasks'), () => nanoid());
  if (cell('parts') !== '') values.parts = parseParts(cell('parts'), () => nanoid());

  const parsed = errors.length > 0 ? undefined : fieldsSchema?.safeParse({ ...values, rev: 0 });
  for (const issue of parsed?.error?.issues ?? []) {
    const key = String(issue.path[0]);
    const path = columnOf[key] ?? key;
    if (issue.code === 'too_big')
      wrong(path, issue.origin === 'string' ? 'tooLong' : 'tooHigh', { n: Number(issue.maximum) });
    else if (issue.code === 'too_small') wrong(path, 'tooLow', { n: Number(issue.minimum) });
    else wrong(path, 'invalid');
  }
  const { rev: _, ...fields } = parsed?.data ?? { rev: 0 };
  const no = /^\D{0,3}(\d{1,9})$/.exec(cell('no'))?.[1];
  return {
    fields,
    no: no === undefined ? undefined : Number(no),
    equipment: cells.equipment === undefined ? undefined : cell('equipment'),
    errors,
  };
};
