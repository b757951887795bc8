import type { DBSchema } from 'idb';
import type { Stamped } from '../resource.ts';
import type { Entry } from './entries.ts';

/** An entry as stored: the rows of a long list are stored in pieces beside it, and `by` names that state of them. */
export type StoredEntry = Entry & { pieces?: number; by?: string };

export interface Schema extends DBSchema {
  queries: { key: string; value: StoredEntry };
  pieces: { key: [hash: string, place: number]; value: readonly Stamped[] };
}
