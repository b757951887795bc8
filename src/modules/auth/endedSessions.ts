import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { connectionLostAt, onConnection } from '#lib/connection.ts';
import { request } from '#lib/request.ts';
import { auth } from './contract.ts';

/**
 * Sessions that were signed out here and may still live on the server, because there was no link: by the hash of their
 * token, which ends them and opens nothing. They wait in a database of their own, which sign-out does not clear.
 */
interface Schema extends DBSchema {
  ended: { key: string; value: string };
}

/** Another attempt after this long, while the page is open and something waits. */
const AGAIN_MS = 60_000;

/** The most that one call ends. */
const MAX_A_CALL = 50;

const withStore = async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const db = await openDB<Schema>('shipshape-ended', 1, {
    upgrade: (made) => made.createObjectStore('ended'),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

const hashOf = async (token: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Sessions whose sign-out is on its way: ended by another call meanwhile, it would be refused. */
const leaving = new Set<string>();

/**
 * Remembers an ended session, on the disk when this resolves, until the server is known to have ended it. `answered`
 * says whether the sign-out that is on its way was.
 */
export const keepEnded = async (token: string, answered?: Promise<boolean>): Promise<string> => {
  const hash = await hashOf(token);
  if (answered) {
    leaving.add(hash);
    void answered.finally(() => leaving.delete(hash));
  }
  await withStore(async (db) => {
    const writes = db.transaction('ended', 'readwrite', { durability: 'strict' });
    await Promise.all([writes.store.put(new Date().toISOString(), hash), writes.done]);
  });
  return hash;
};

/** Forgets sessions that the server has ended. */
export const dropEnded = (hashes: readonly string[]): Promise<void> =>
  withStore(async (db) => {
    const writes = db.transaction('ended', 'readwrite');
    await Promise.all([...hashes.map((hash) => writes.store.delete(hash)), writes.done]);
  });

/** Ends what waits, whoever is signed in now; returns whether something still waits. */
export const sendEnded = async (): Promise<boolean> => {
  const all = await withStore((db) => db.getAllKeys('ended'));
  const waiting = all.filter((hash) => !leaving.has(hash));
  const sessions = waiting.slice(0, MAX_A_CALL);
  if (sessions.length === 0) return false;
  await request(auth.endSessions, { body: { sessions } });
  await dropEnded(sessions);
  return waiting.length > sessions.length;
};

/** Ends what waits now and whenever the link comes back; returns the function that stops it. */
export const startEnding = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    sendEnded().then(
      (more) => more && send(),
      () => {
        timer = setTimeout(send, AGAIN_MS);
      },
    );
  };
  const unsubscribe = onConnection(() => {
    if (connectionLostAt() === undefined) send();
  });
  window.addEventListener('online', send);
  send();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', send);
  };
};
