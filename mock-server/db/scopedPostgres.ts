import type pg from 'pg';
import { rowReader, type Scope, type ScopedRun, type Statement, setScope, valueText } from './scopedReads.ts';

type Row = { fields: (string | null)[] };
type Description = { fields: { name: string; dataTypeID: number }[] };

/**
 * The scope and a statement as one query of the extended protocol: PostgreSQL takes all up to the sync as one transaction,
 * and answers once. The driver calls the methods as the answers come.
 */
class ScopedQuery implements pg.Submittable {
  readonly #statements: readonly Statement[];
  readonly #done: (error: Error | undefined, rows: object[]) => void;
  #read: ReturnType<typeof rowReader> | undefined;
  readonly #rows: object[] = [];
  #error: Error | undefined;

  constructor(scope: Scope, statement: Statement, done: (error: Error | undefined, rows: object[]) => void) {
    this.#statements = [setScope(scope), statement];
    this.#done = done;
  }

  submit(connection: pg.Connection) {
    // One packet, not one for each message.
    connection.stream.cork();
    for (const [i, { text, values }] of this.#statements.entries()) {
      connection.parse({ name: '', text, types: [] }, true);
      connection.bind({ values: values.map(valueText) }, true);
      // The scope's own row is not described, and so not read.
      if (i > 0) connection.describe({ type: 'P', name: '' }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: Description) {
    this.#read = rowReader(fields);
  }

  handleDataRow({ fields }: Row) {
    if (this.#read) this.#rows.push(this.#read(fields));
  }

  handleCommandComplete() {}
  handleEmptyQuery() {}

  handleError(error: Error) {
    this.#error = error;
    this.#done(error, []);
  }

  handleReadyForQuery() {
    if (!this.#error) this.#done(undefined, this.#rows);
  }
}

/** Scoped reads on PostgreSQL: one round trip for each. */
export const scopedOnPostgres =
  (pool: pg.Pool): ScopedRun =>
  async (scope, statement) => {
    const client = await pool.connect();
    try {
      const rows = await new Promise<object[]>((resolve, reject) => {
        client.query(
          new ScopedQuery(scope, statement, (error, found) => (error ? reject(error) : resolve(found))),
        );
      });
      client.release();
      return rows;
    } catch (error) {
      // A connection that was lost is not given to others; a refused statement leaves it as it was.
      client.release(error instanceof Error && !('severity' in error));
      throw error;
    }
  };
