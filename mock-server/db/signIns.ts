import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './migrations/0011_rows_of_boats.ts';
import { HOUSE_ROLE } from './migrations/0020_walls.ts';
import type { Tables } from './tables.ts';

/** A number for the lock under which processes that start at once make the sign-ins. */
const LOCK = 20_170_044;

/** PostgreSQL's own form of a stored password, so that no log of statements holds the password itself. */
const scramVerifier = (password: string) => {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
};

const passwordOf = async (db: Kysely<Tables>, role: string) => {
  const fresh = randomBytes(24).toString('base64url');
  const { rows } = await sql<{ password: string }>`
    insert into shipshape_private.sign_ins (role, password) values (${role}, ${fresh})
    on conflict (role) do update set password = shipshape_private.sign_ins.password returning password`.execute(
    db,
  );
  return rows[0]?.password ?? fresh;
};

/**
 * The two users that the server signs in as once the tables are up to date: one for what it does by itself, one for
 * calls of signed-in users. Neither owns anything; each belongs to this database alone and has a random password, kept
 * where only the owner reads it. Returns the address with either. The owner needs CREATEROLE when they are made.
 */
export const makeSignIns = async (owner: Kysely<Tables>, url: string) =>
  owner.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(db);
    const { rows } = await sql<{ oid: string }>`
      select oid::text as oid from pg_database where datname = current_database()`.execute(db);
    const make = async (role: string, options: string) => {
      const name = `${role}_${rows[0]?.oid}`;
      const password = await passwordOf(db, name);
      const { rows: known } = await sql`select 1 from pg_roles where rolname = ${name}`.execute(db);
      if (known.length === 0) {
        await sql`create role ${sql.id(name)} login ${sql.raw(options)} password ${sql.lit(scramVerifier(password))}`.execute(
          db,
        );
        await sql`grant ${sql.id(role)} to ${sql.id(name)}`.execute(db);
      }
      const address = new URL(url);
      // They count before the user and password of the address.
      address.searchParams.set('user', name);
      address.searchParams.set('password', password);
      return address.href;
    };
    return {
      houseUrl: await make(HOUSE_ROLE, 'inherit'),
      // Without inheritance it has no rights at all until a transaction takes on the role, and after RESET ROLE.
      limitedUrl: await make(APP_ROLE, 'noinherit'),
    };
  });
