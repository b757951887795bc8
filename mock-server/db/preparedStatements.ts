import type { rowReader, Statement } from './scopedReads.ts';

/** Statements that a connection keeps prepared. */
const MAX_PREPARED = 500;
/** Lists of values, each of another length, make more texts than are worth keeping. */
const MAX_VALUES = 12;

/** The names must differ from those of every earlier statement of a connection, kept or not. */
let names = 0;

/** A statement as one query uses it: under the name '' it is prepared for this query alone. */
export type Prepared = { name: string; there: boolean; read: ReturnType<typeof rowReader> | undefined };

/** A row that came for a statement. Fails if its columns are not known: a list must never be answered without its rows. */
export const readRow = ({ read }: Prepared, fields: Parameters<ReturnType<typeof rowReader>>[0]): object => {
  if (!read) throw new Error('A row came, and the columns of its statement are not known');
  return read(fields);
};

/**
 * The statements that one connection has prepared, by text. Parsing and planning take longer than what most reads
 * do. The database plans a prepared statement again when the tables or the role have changed.
 */
export const preparedStatements = () => {
  const byText = new Map<string, Prepared>();
  return {
    of: ({ text, values }: Statement): Prepared => {
      const known = byText.get(text);
      if (known) return known;
      const room = byText.size < MAX_PREPARED && values.length <= MAX_VALUES;
      names += room ? 1 : 0;
      const prepared = { name: room ? `scoped${names}` : '', there: false, read: undefined };
      if (room) byText.set(text, prepared);
      return prepared;
    },
    /** A query with these statements was answered. */
    answered: (used: readonly Prepared[]) => {
      for (const each of used) each.there = each.name !== '';
    },
    /**
     * A query failed: what it had just prepared may be there or not, so that it gets no name any more. Returns whether
     * the query may be answered when it is sent again, because a statement was no longer as prepared.
     */
    failed: (used: readonly Prepared[], error: unknown): boolean => {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      // The columns of a table are others than before, or nothing is prepared any more.
      const outdated = (code === '0A000' || code === '26000') && used.some(({ there }) => there);
      for (const each of used)
        if (outdated || !each.there) Object.assign(each, { name: '', there: false, read: undefined });
      return outdated;
    },
  };
};

export type PreparedStatements = ReturnType<typeof preparedStatements>;
