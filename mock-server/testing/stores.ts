import { openDatabase } from '../db/database.ts';
import { openTestDatabase } from './memoryDatabase.ts';
import { startPostgres } from './postgres.ts';

/** Both stores, for tests that must hold on each; PostgreSQL where it is installed, and stopped by `stop`. */
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
