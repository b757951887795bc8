import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The `db` of calls without a transaction of their own. Every use of it throws, so no such call bypasses the row rules. */
export const noConnection: Kysely<Tables> = new Proxy(Object({}), {
  get: (_target, name) => {
    throw new Error(`A call without a transaction reads with readScoped, not with db.${String(name)}`);
  },
});
