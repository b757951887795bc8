import type { Kysely } from 'kysely';
import type { Access } from '#lib/endpoint.ts';
import type { ImportRow, RowError } from '#modules/imports/contract.ts';
import type { Tables } from '../db/tables.ts';
import type { WriteContext } from '../store/records.ts';

export type NumberedRow = { row: number; cells: ImportRow };

/** What one row would do: an item is made, changed, or is already as the row says. */
export type CheckedRow = { row: number; action: 'create' | 'update' | 'same'; errors: RowError[] };

export type CheckedRows = { rows: CheckedRow[]; groups: number };

/** What an import did, as undo needs it. `extra`: ids of further rows, by the importer that wrote them. */
export type Applied = { created: string[]; updated: string[]; extra: string[] };

/** Thrown when rows that are to be imported have errors; nothing is written then. */
export class RowsRefused extends Error {
  readonly errors: RowError[];
  constructor(errors: RowError[]) {
    super(`Rows with errors: ${errors.map(({ row, path, code }) => `${row} ${path} ${code}`).join('; ')}`);
    this.errors = errors;
  }
}

/** Makes items of one resource out of rows. A module that wants import names one of these in its `importers`. */
export type Importer = {
  /** What one needs to import, see and take back. */
  access: Access;
  /** The fields a row may have; others are dropped. */
  fields: readonly string[];
  /** The dry run: what the rows would do to the boat as it is now. Writes nothing. */
  check: (
    db: Kysely<Tables>,
    boatID: string,
    rows: readonly NumberedRow[],
    now: string,
  ) => Promise<CheckedRows>;
  /**
   * Writes all rows. The caller holds the transaction.
   * @throws RowsRefused when a row has an error.
   */
  apply: (context: WriteContext, boatID: string, rows: readonly NumberedRow[]) => Promise<Applied>;
  /**
   * Takes back what `apply` wrote at `at`. The caller holds the transaction.
   * @throws Refusal `importTooLate` when somebody changed an item since.
   */
  undo: (context: WriteContext, boatID: string, applied: Applied, at: string) => Promise<void>;
};
