import pg from 'pg';
import { type Database, openDatabase } from '../db/database.ts';
import { resetDemo, seedSlot } from '../seed/snapshot.ts';
import { memoryStore } from './memoryStore.ts';

/** A number for the lock under which files that start at once make one template. */
const LOCK = 20_170_113;

const at = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
};

/** Statistics are part of it, so that no copy has to gather its own. */
const seedAt = async (url: string) => {
  const database = await openDatabase({ url });
  await resetDemo({ database, files: memoryStore(), clock: () => new Date() }, '1');
  await database.vacuum();
  await database.close();
};

/**
 * A database with the demo data for one test file, copied from a template on the PostgreSQL at `server`. The first file
 * of a half hour makes the template: later, each file would have to seed again. The copy replaces that of the file
 * before in the same worker, whose process has ended.
 */
export const openCopy = async (server: string): Promise<Database> => {
  const template = `seeded_${seedSlot(new Date())}`;
  const unfinished = `${template}_unfinished`;
  const copy = `of_worker_${process.env.VITEST_POOL_ID ?? process.pid}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(`create database ${unfinished}`);
      await seedAt(at(server, unfinished));
      await client.query(`alter database ${unfinished} rename to ${template}`);
    }
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    await client.query(`drop database if exists ${copy} with (force)`);
    await client.query(`create database ${copy} template ${template}`);
  } finally {
    await client.end();
  }
  return openDatabase({ url: at(server, copy) });
};
