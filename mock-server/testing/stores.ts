import { openDatabase } from '../db/database.ts';
import { openTestDatabase } from './memoryDatabase.ts';
import { startPostgres } from './postgres.ts';

/** Both databases, for tests that must pass on each; PostgreSQL if it is installed, stopped by `stop`. */
export const bothStores = async () => {
  const postgres = await startPostgres();
  return {
    postgres,
    stores: [
      { name: 'PGlite', open: openTestDatabase },
      ...(postgres ? [{ name: 'PostgreSQL', open: () => openDatabase({ url: postgres.url }) }] : []),
    ],
    stop: async () => postgres?.stop(),
  };
};
