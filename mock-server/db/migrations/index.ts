import type { Migration } from 'kysely/migration';
import * as core from './0001_core.ts';

/** All migrations in order, by name: forward only, and never changed once released. */
export const migrations: Record<string, Migration> = {
  '0001_core': core,
};
