import type { ImportRow } from './contract.ts';
import { unguard } from './rules.ts';

/** Longer texts than any field accepts are truncated, so that one of them does not fail a whole chunk. */
const MAX_CELL_LENGTH = 5000;

export type SheetRow = {
  /** As a spreadsheet counts: the first line of the file is 1. */
  line: number;
  cells: string[];
};

/** Turns file rows into rows of the contract: columns by their field, and constants for fields without a column. */
export const mapRows = (
  rows: readonly SheetRow[],
  mapping: readonly (string | null)[],
  constants: Readonly<Record<string, string>>,
): ImportRow[] => {
  const same = Object.entries(constants).filter(
    ([key, value]) => value.trim() !== '' && !mapping.includes(key),
  );
  return rows.map(({ cells }) =>
    Object.fromEntries([
      ...mapping.flatMap((key, index) =>
        key === null ? [] : [[key, unguard(cells[index] ?? '').slice(0, MAX_CELL_LENGTH)]],
      ),
      ...same,
    ]),
  );
};

/** Assigns a field to a column; another column that had it loses it. */
export const mapColumn = (mapping: readonly (string | null)[], column: number, key: string | null) =>
  mapping.map((old, index) => (index === column ? key : old === key ? null : old));

/** Whether a row says something in a column that is imported; a line of sums at the end of a list does not. */
export const saysSomething = ({ cells }: SheetRow, mapping: readonly (string | null)[]): boolean =>
  cells.some((cell, index) => cell.trim() !== '' && (mapping[index] ?? null) !== null);
