import { checkPassword } from './auth/passwords.ts';
import { DEMO_PASSWORD } from './seed/people.ts';
import type { Services } from './services.ts';

/** Whether only this machine can reach a host. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host);

/**
 * The demo data that an empty database gets: the value of `DEMO`, or else the demo vessels, but only if the database is
 * embedded and the server reachable from this machine alone, because the password of all demo accounts is public. `0`
 * means none.
 */
export const demoOf = (env: { DEMO?: string; DATABASE_URL?: string }, host: string): string =>
  env.DEMO ?? (!env.DATABASE_URL && isLoopback(host) ? '1' : '0');

/** Refuses to serve other machines from a database in which a superadmin still has the public demo password. */
export const refuseDemoAccounts = async ({ database: { db } }: Pick<Services, 'database'>): Promise<void> => {
  const admins = await db
    .selectFrom('users')
    .select(['username', 'password_hash'])
    .where('superadmin', '=', true)
    .where('soft_deleted', '=', false)
    .execute();
  for (const { username, password_hash } of admins)
    if (await checkPassword(DEMO_PASSWORD, password_hash))
      throw new Error(
        `The account ${username} has the public demo password. Change it, start with an empty database, or set DEMO=1 to show the demo to others.`,
      );
};

/**
 * Whether the calls for tests are served. @throws if others could reach them or they would work on a real database:
 * whoever calls them empties it and sets the clock.
 */
export const testHooksOf = (env: Record<string, string | undefined>, host: string): boolean => {
  if (env.TEST_HOOKS !== '1') return false;
  if (env.DATABASE_URL || !isLoopback(host))
    throw new Error('TEST_HOOKS=1 is for a database in memory that this machine alone reaches');
  return true;
};
