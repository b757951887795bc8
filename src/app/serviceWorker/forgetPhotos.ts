import { openDB } from 'idb';
import { PHOTO_CACHE } from './names.ts';

/** The service worker's list of cached photos: their hashes, and when they were seen. */
const PHOTO_TIMES = { database: 'workbox-expiration', store: 'cache-entries' };

/** Empties the list; the running worker holds the database open, so that it cannot be deleted. */
const forgetPhotoTimes = async () => {
  const all = await indexedDB.databases();
  // Opening it would create it without what the worker expects.
  if (!all.some(({ name }) => name === PHOTO_TIMES.database)) return;
  const db = await openDB(PHOTO_TIMES.database);
  if (db.objectStoreNames.contains(PHOTO_TIMES.store)) await db.clear(PHOTO_TIMES.store);
  db.close();
};

/** Deletes the photos cached on the device, and what was noted about them (sign-out). */
export const forgetPhotos = () => {
  if (!('caches' in window)) return;
  void caches.delete(PHOTO_CACHE).catch(() => undefined);
  void forgetPhotoTimes().catch(() => undefined);
};
