import { startPostgres } from '#server/testing/postgres.ts';

/**
 * One PostgreSQL, if it is installed, for all test files with a page: it answers beside the page, as for a user, and not in
 * its thread (docs/decisions/0114-one-postgresql-for-the-pages.md).
 */
export default async () => {
  if (process.env.PAGES_DATABASE_URL || process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  process.env.PAGES_DATABASE_URL = postgres.url;
  return async () => {
    delete process.env.PAGES_DATABASE_URL;
    await postgres.stop();
  };
};
