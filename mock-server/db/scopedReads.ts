import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';
import { parsers } from './values.ts';

/** Whose rows a statement may see: see `scopeOf` in auth/rowScope.ts. */
export type Scope = { scope: string; seal: string; role: string };

/** A statement whose values are `$1`, `$2` and so on. */
export type Statement = { text: string; values: readonly unknown[] };

/**
 * Sends the scope and one statement together, and returns the statement's rows. Both are one transaction, so the scope
 * ends with it.
 */
export type ScopedRun = (scope: Scope, statement: Statement) => Promise<object[]>;

/** The statement that sets a scope for its transaction. */
export const setScope = ({ scope, seal, role }: Scope): Statement => ({
  text: "select set_config('app.scope', $1, true), set_config('app.seal', $2, true), set_config('role', $3, true)",
  values: [scope, seal, role],
});

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A value as PostgreSQL reads it from text; the statement says its type. */
export const valueText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return `{${value.map((each) => (each === null ? 'NULL' : quoted(valueText(each) ?? ''))).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

type Field = { name: string; dataTypeID: number };

const typeReader = (id: number): ((text: string) => unknown) =>
  parsers[id] ?? pg.types.getTypeParser(id, 'text');

/** Reads rows that arrive as text, with the same types as every other query. */
export const rowReader = (fields: readonly Field[]) => {
  const columns = fields.map(({ name, dataTypeID }) => ({
    name,
    read: typeReader(dataTypeID),
  }));
  return (values: readonly (string | null)[]): object =>
    Object.fromEntries(
      columns.map(({ name, read }, i) => {
        const text = values[i];
        return [name, text === null || text === undefined ? null : read(text)];
      }),
    );
};

const refuse = async (): Promise<never> => {
  throw new Error('A read has no transaction of its own');
};

/** One statement at a time, each with the scope before it. */
class ScopedConnection implements DatabaseConnection {
  readonly #run: ScopedRun;
  readonly #scope: Scope;
  constructor(run: ScopedRun, scope: Scope) {
    this.#run = run;
    this.#scope = scope;
  }
  async executeQuery<R>({
    sql,
    parameters,
  }: {
    sql: string;
    parameters: readonly unknown[];
  }): Promise<QueryResult<R>> {
    const rows = await this.#run(this.#scope, { text: sql, values: parameters });
    // Kysely knows the columns of its statement; the driver does not.
    return { rows: rows as R[] };
  }
  // biome-ignore lint/correctness/useYield: reads come whole
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('A read comes whole');
  }
}

const driverOf = (connection: DatabaseConnection): Driver => ({
  init: async () => {},
  acquireConnection: async () => connection,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: async () => {},
  destroy: async () => {},
});

/** A connection for the reads of one scope. It limits each statement by itself, in one round trip. */
export const scopedReader = (run: ScopedRun, scope: Scope): Kysely<Tables> => {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOf(new ScopedConnection(run, scope)),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
};
