import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredInstant } from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';

/** Rows per request; small enough for progress on a slow connection. */
export const CHUNK_ROWS = 200;

/** The maximum number of rows of an import. */
export const MAX_ROWS = 10_000;

export const importSchema = z.object({
  _id: stamped._id,
  boatID: z.string(),
  /** Name of the resource the rows become, e.g. `equipmentgroups`. */
  resource: z.string(),
  fileName: z.string(),
  /** `staged`: rows are checked, nothing has changed yet. */
  state: z.enum(['staged', 'committed', 'undone']),
  total: z.int(),
  /**
   * The number of created items (including groups that only a path names) and changed ones; 0 until it is committed.
   */
  created: z.int(),
  updated: z.int(),
  createdAt: requiredInstant,
  createdBy: z.string(),
});
export type Import = z.infer<typeof importSchema>;

/** Error codes of cells. The client has their texts (`imports:errors`), so a list of errors stays small. */
export const rowErrorCodes = [
  'required',
  'tooLong',
  'tooLow',
  'tooHigh',
  'tooDeep',
  'invalid',
  'notYesNo',
  'notANumber',
  'numberUnclear',
  'nameUnclear',
  'nameTwice',
  'serialTwice',
  'itemTwice',
  'insideItself',
  'meterLower',
  'meterFast',
  'equipmentUnknown',
  'personUnknown',
  'personUnclear',
  'notADay',
  'dayUnclear',
  'notARhythm',
  'jobUnclear',
  'postponed',
  'itemUnclear',
  'placeUnclear',
  'severalPlaces',
  'notMoney',
  'currencyUnknown',
  'otherDepartment',
  'notAKind',
  'partNoTaken',
  'equipmentUnclear',
] as const;

/**
 * An error of a row; `row` counts from 0, `path` is the field. `params`: `n` a limit, `last` a meter's reading, `hours`
 * what ran since, `row` the duplicate row. With `ask` it is a question: yes is that cell of the row with the text of the
 * field.
 */
export const rowErrorSchema = z.object({
  row: z.int(),
  path: z.string(),
  code: z.enum(rowErrorCodes),
  params: z.optional(z.record(z.string(), z.number())),
  ask: z.optional(z.string()),
});
export type RowError = z.infer<typeof rowErrorSchema>;

/** A row as mapped from the file: texts by field name. The server converts them into values. */
export const importRow = z.record(z.string(), z.string().check(z.maxLength(5000)));
export type ImportRow = z.infer<typeof importRow>;

/** The result of the dry run. `unchanged` counts rows that equal the vessel's data. */
export const checkSchema = z.object({
  errors: z.array(rowErrorSchema),
  creates: z.int(),
  updates: z.int(),
  unchanged: z.int(),
  /** Groups that only a path names, and that the import would create. */
  groups: z.int(),
  /** Their paths, the first 100. */
  groupPaths: z._default(z.array(z.string()), []),
});
export type Check = z.infer<typeof checkSchema>;

const word = z.string().check(z.maxLength(64));

/** How a person read a file: the field of each column by its heading, '' for one that is not imported. */
export const importMapping = z.object({
  columns: z._default(z.record(z.string().check(z.maxLength(200)), word), {}),
  /** The field by which rows are existing items; '' for the usual way. */
  matchBy: z._default(word, ''),
});
export type ImportMapping = z.infer<typeof importMapping>;

/**
 * A file is staged row by row, checked as it arrives (the dry run), then committed completely or not at all, and can be
 * undone.
 */
export const imports = {
  ofBoat: endpoint.get('/api/imports/boat/:boatID/:resource', {
    access: 'member',
    response: z.array(importSchema),
    summary: 'Lists committed and undone imports of one kind of item of a boat, newest first, at most 50.',
  }),
  mapping: endpoint.get('/api/imports/boat/:boatID/:resource/mapping', {
    access: 'member',
    response: importMapping,
    summary:
      'Returns how the caller last read a file of this kind: its columns, and what rows are matched by.',
  }),
  start: endpoint.post('/api/imports', {
    access: 'member',
    body: z.object({
      _id: importSchema.shape._id,
      boatID: z.string(),
      resource: z.string().check(z.maxLength(64)),
      fileName: z.string().check(z.maxLength(255)),
      total: z.int().check(z.minimum(1), z.maximum(MAX_ROWS)),
      ...importMapping.shape,
    }),
    response: importSchema,
    summary: 'Starts an import of `total` rows. Repeating an _id has no further effect.',
    undo: { none: 'Nothing has changed yet; an import that is not committed is discarded.' },
    online: true,
  }),
  rows: endpoint.post('/api/imports/:id/rows', {
    access: 'member',
    body: z.object({
      from: z.int().check(z.minimum(0), z.maximum(MAX_ROWS)),
      rows: z.array(importRow).check(z.minLength(1), z.maxLength(CHUNK_ROWS)),
    }),
    response: checkSchema,
    summary:
      'Stages rows, replacing those already staged, and returns their errors and effects. Duplicates within the file are found by `check`.',
    undo: { call: 'rows' },
    online: true,
  }),
  check: endpoint.get('/api/imports/:id/check', {
    access: 'member',
    response: checkSchema,
    summary: 'Checks all staged rows against the current data of the boat.',
  }),
  commit: endpoint.post('/api/imports/:id/commit', {
    access: 'member',
    body: z.object({
      /** The numbers of excluded rows. */
      leaveOut: z._default(z.array(z.int().check(z.minimum(0))).check(z.maxLength(MAX_ROWS)), []),
    }),
    response: importSchema,
    summary: 'Commits the staged rows, all or none. Refused if a row that is not left out has an error.',
    undo: { call: 'undo' },
    online: true,
  }),
  undo: endpoint.post('/api/imports/:id/undo', {
    access: 'member',
    body: z.object({}),
    response: importSchema,
    summary:
      'Undoes a committed import: deletes created items and restores changed ones. Refused if they were changed since.',
    undo: { none: 'The file can be imported again.' },
    online: true,
  }),
};
