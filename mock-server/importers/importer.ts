import type { Access } from '#lib/endpoint.ts';
import type { ImportRow, RowError } from '#modules/imports/contract.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { WriteContext } from '../store/records.ts';

export type NumberedRow = { row: number; cells: ImportRow };

/** The effect of one row: it creates an item, changes one, or equals it already. */
export type CheckedRow = { row: number; action: 'create' | 'update' | 'same'; errors: RowError[] };

/** `groupPaths`: the groups (places, sections) that the import would create beside the items, by path. */
export type CheckedRows = { rows: CheckedRow[]; groups: number; groupPaths?: string[] };

/** The result of an import, as undo needs it. `extra`: ids of further rows, defined by the importer that wrote them. */
export type Applied = { created: string[]; updated: string[]; extra: string[] };

/** Who imports, where and when. */
export type ImportContext = WriteContext & { viewer: Viewer };

/** `matchBy`: the field by which rows are existing items, one of the importer's `keys`; '' leaves it to the importer. */
export type ImportOptions = { matchBy: string; fileName: string };

/** Thrown when rows to import have errors; nothing is written then. */
export class RowsRefused extends Error {
  readonly errors: RowError[];
  constructor(errors: RowError[]) {
    super(`Rows with errors: ${errors.map(({ row, path, code }) => `${row} ${path} ${code}`).join('; ')}`);
    this.errors = errors;
  }
}

/** Turns rows into items of one resource. A module that supports import lists one in its `importers`. */
export type Importer = {
  /** The right needed to import, view imports and undo them. */
  access: Access;
  /** The allowed columns of a row; others are dropped. */
  fields: readonly string[];
  /** The fields by which rows can be existing items, if the person may choose. */
  keys?: readonly string[];
  /** The dry run: the effect of the rows on the boat as it is now. Writes nothing. */
  check: (
    context: ImportContext,
    boatID: string,
    rows: readonly NumberedRow[],
    options: ImportOptions,
  ) => Promise<CheckedRows>;
  /** Writes all rows, inside the caller's transaction. @throws RowsRefused when a row has an error. */
  apply: (
    context: ImportContext,
    boatID: string,
    rows: readonly NumberedRow[],
    options: ImportOptions,
  ) => Promise<Applied>;
  /**
   * Undoes what `apply` wrote at `at`, inside the caller's transaction. @throws ApiError `importTooLate` when somebody
   * has changed an item since.
   */
  undo: (context: ImportContext, boatID: string, applied: Applied, at: string) => Promise<void>;
};
