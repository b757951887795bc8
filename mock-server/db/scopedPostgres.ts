import type pg from 'pg';
import { type Prepared, type PreparedStatements, preparedStatements, readRow } from './preparedStatements.ts';
import { scopedMessages } from './scopedMessages.ts';
import { rowReader, type ScopedRun, type Statement, setScope } from './scopedReads.ts';

type Row = { fields: (string | null)[] };
type Description = { fields: { name: string; dataTypeID: number }[] };
type Done = (error: Error | undefined, rows: object[]) => void;

/**
 * The scope and a statement as one query of the extended protocol: PostgreSQL takes all up to the sync as one transaction,
 * and answers once. The driver calls the methods as the answers come.
 */
class ScopedQuery implements pg.Submittable {
  readonly #statements: readonly [Statement, Statement];
  readonly #prepared: readonly [Prepared, Prepared];
  readonly #done: Done;
  readonly #rows: object[] = [];
  #completed = 0;
  #error: Error | undefined;

  constructor(
    statements: readonly [Statement, Statement],
    prepared: readonly [Prepared, Prepared],
    done: Done,
  ) {
    this.#statements = statements;
    this.#prepared = prepared;
    this.#done = done;
  }

  submit(connection: pg.Connection) {
    connection.stream.write(scopedMessages(this.#statements, this.#prepared));
  }

  handleRowDescription({ fields }: Description) {
    this.#prepared[1].read = rowReader(fields);
  }

  handleDataRow({ fields }: Row) {
    // The scope's own row comes first. A driver's method must not throw.
    if (this.#completed === 0 || this.#error) return;
    try {
      this.#rows.push(readRow(this.#prepared[1], fields));
    } catch (error) {
      this.#error = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete() {
    this.#completed += 1;
  }

  handleEmptyQuery() {}

  handleError(error: Error) {
    this.#error = error;
    this.#done(error, []);
  }

  handleReadyForQuery() {
    this.#done(this.#error, this.#rows);
  }
}

const ofConnections = new WeakMap<pg.PoolClient, PreparedStatements>();

const preparedOf = (client: pg.PoolClient) => {
  const prepared = ofConnections.get(client) ?? preparedStatements();
  ofConnections.set(client, prepared);
  return prepared;
};

/** Scoped reads on PostgreSQL: one round trip for each. */
export const scopedOnPostgres = (pool: pg.Pool): ScopedRun => {
  const run: ScopedRun = async (scope, statement) => {
    const client = await pool.connect();
    const statements = preparedOf(client);
    const limit = setScope(scope);
    const used = [statements.of(limit), statements.of(statement)] as const;
    try {
      const rows = await new Promise<object[]>((resolve, reject) => {
        client.query(
          new ScopedQuery([limit, statement], used, (error, found) =>
            error ? reject(error) : resolve(found),
          ),
        );
      });
      statements.answered(used);
      client.release();
      return rows;
    } catch (error) {
      // A connection that was lost is not given to others; a refused statement leaves it as it was.
      client.release(error instanceof Error && !('severity' in error));
      if (statements.failed(used, error)) return run(scope, statement);
      throw error;
    }
  };
  return run;
};
