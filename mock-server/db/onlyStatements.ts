import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, type PGliteDialectConfig, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Statements that read or change rows, and the savepoints around them. */
const ofRows = /^[\s(]*(select|insert|update|delete|with|values|savepoint|release|rollback to)\b/i;

/** Fails unless a statement of a call is about rows. */
export const checkStatement = (statement: string) => {
  if (!ofRows.test(statement)) throw new Error('permission denied: a call makes statements about rows only');
};

/**
 * PGlite has one user, who owns everything: `RESET ROLE`, `SET ROLE`, `DO` and the like would lead a transaction out of
 * the limits of its caller. So calls make statements about rows only (decision 0054). On PostgreSQL their sign-in has
 * nothing to go back to.
 */
export const withoutStepsOut = (pglite: PGlite): Exclude<PGliteDialectConfig['pglite'], () => unknown> => ({
  get closed() {
    return pglite.closed;
  },
  get ready() {
    return pglite.ready;
  },
  get waitReady() {
    return pglite.waitReady;
  },
  close: () => pglite.close(),
  query: async (statement, params, options) => {
    checkStatement(statement);
    return pglite.query(statement, params, options);
  },
  transaction: (work) =>
    pglite.transaction((trx) =>
      work({
        query: async (statement, params, options) => {
          checkStatement(statement);
          return trx.query(statement, params, options);
        },
        rollback: () => trx.rollback(),
      }),
    ),
});

/** Of functions, only `set_config` changes the role; it is left to the owner, who limits each transaction with it. */
export const closeSettings = async (db: Kysely<Tables>) => {
  await sql`do $$ begin
    if exists (select 1 from pg_proc where proname = 'set_config' and has_function_privilege('shipshape_app', oid, 'execute')) then
      revoke execute on function set_config(text, text, boolean) from public;
    end if; end $$`.execute(db);
};
