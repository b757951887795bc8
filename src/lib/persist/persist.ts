import type { QueryClient } from '@tanstack/react-query';
import { firstRowsPainted, holdLists } from '../firstRows.ts';
import { deleteEntries } from './databases.ts';
import { type Entry, restore, restoreFirst } from './entries.ts';
import { entryStore } from './entryStore.ts';
import type { EntryStore, Stored } from './schema.ts';

/** The app waits at most this long for stored data. */
const MAX_RESTORE_MS = 2000;

/** The lists wait at most this long for the page to be painted, which takes a slow tablet its time. */
const MAX_PAINT_MS = 6000;

/** Lists whose first rows are shown are asked for after this long at the latest. */
const MAX_LISTS_MS = 20_000;

/** After the storage was deleted, a sign-out in another tab is known here within this time. */
const DELETED_PAUSE_MS = 2000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Stores fetched queries on the device, in one database per user: `start` restores the stored data with its age and
 * follows the cache from then on; `forget` deletes it (sign-out). If storage is full, blocked or missing, the app
 * continues in memory.
 */
export const persistQueries = (
  client: QueryClient,
  storeOf: (userID: string, onDeleted: () => void) => EntryStore = entryStore,
) => {
  let stop = () => {};
  let current: string | undefined;
  /** Somebody emptied the storage: what is in memory is stored again, unless it was a sign-out. */
  const startAgain = async (userID: string) => {
    await wait(DELETED_PAUSE_MS);
    if (current === userID) await start(userID);
  };
  const start = async (userID: string): Promise<void> => {
    stop();
    current = userID;
    const store = storeOf(userID, () => void startAgain(userID));
    let ended = false;
    stop = () => {
      ended = true;
      store.close();
    };
    /** The code that follows the cache is not waited for: the first screen stores nothing. */
    const followAll = async (entries: readonly Entry[], surplus: readonly string[]) => {
      const [{ follow }] = await Promise.all([import('./follow.ts'), store.prepare()]);
      if (ended) return;
      const unfollow = follow(client, store, entries);
      stop = () => {
        unfollow();
        store.close();
      };
      if (surplus.length > 0) await store.write([], surplus);
    };
    const restoreAll = async ({ short, long }: Stored, isAwaited = false) => {
      // What is stored of a displayed list, among the short entries, is its difference from the server's own.
      const lists = await long((list) => {
        if (!ended) restore(client, [list, ...short]);
      }, isAwaited);
      const entries = [...short, ...lists];
      if (!ended) followAll(entries, restore(client, entries)).catch(() => undefined);
    };
    const restored = store
      .read()
      .then((stored) => {
        if (ended) return;
        const first = restoreFirst(client, stored.first);
        if (first.length === 0) return restoreAll(stored, true);
        // The page shows its first rows; the lists follow, and are asked for only then.
        restore(client, stored.short);
        // A page in the background paints nothing.
        const most = document.hidden ? MAX_RESTORE_MS : MAX_PAINT_MS;
        const lists = Promise.race([firstRowsPainted(client, first), wait(most)])
          .then(() => restoreAll(stored))
          .catch(() => undefined);
        holdLists(Promise.race([lists, wait(MAX_LISTS_MS)]));
      })
      .catch(() => undefined);
    await Promise.race([restored, wait(MAX_RESTORE_MS)]);
  };
  const forget = async (userID: string) => {
    if (current === userID) {
      stop();
      stop = () => {};
      current = undefined;
    }
    await deleteEntries(userID);
  };
  /** Deletes the stored data of all users except the current one. */
  const forgetOthers = () =>
    import('./follow.ts').then(({ deleteOthers }) => deleteOthers(() => current)).catch(() => undefined);
  return { start, forget, forgetOthers };
};
