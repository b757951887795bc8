import { useSyncExternalStore } from 'react';
import { PINNED_CACHE } from '#lib/pinnedCache.ts';

/** A file that this device keeps, by the id of its document. */
export type Pin = { documentID: string; fileID: string; size: number };

type Pins = ReadonlyMap<string, Pin>;

let pins: Pins = new Map();
let read = false;
const listeners = new Set<() => void>();

const set = (next: Pins) => {
  pins = next;
  for (const listener of listeners) listener();
};

const addressOf = ({ documentID, fileID }: Pick<Pin, 'documentID' | 'fileID'>) =>
  `/pinned/${documentID}/${fileID}`;

const open = () => ('caches' in globalThis ? caches.open(PINNED_CACHE) : undefined);

const readAll = async () => {
  read = true;
  const cache = await open();
  if (!cache) return;
  const found = new Map<string, Pin>();
  for (const request of await cache.keys()) {
    const [, , documentID = '', fileID = ''] = new URL(request.url).pathname.split('/');
    const size = Number((await cache.match(request))?.headers.get('x-size') ?? 0);
    found.set(documentID, { documentID, fileID, size });
  }
  set(found);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (!read) void readAll().catch(() => undefined);
  return () => {
    listeners.delete(listener);
  };
};

/** What this device keeps, by document. */
export const usePins = (): Pins => useSyncExternalStore(subscribe, () => pins);

/** Stops keeping a document. */
export const unpin = async (documentID: string) => {
  const pin = pins.get(documentID);
  const cache = await open();
  if (!pin || !cache) return;
  await cache.delete(addressOf(pin));
  const next = new Map(pins);
  next.delete(documentID);
  set(next);
};

/** Keeps a file of a document on this device, in place of an older one of it. @throws if it cannot be loaded or stored. */
export const pin = async (documentID: string, { _id: fileID, url }: { _id: string; url: string }) => {
  const cache = await open();
  if (!cache) throw new Error('This browser keeps no files');
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The file could not be loaded: ${answer.status}`);
  const content = await answer.blob();
  const headers = { 'content-type': content.type, 'x-size': String(content.size) };
  await cache.put(addressOf({ documentID, fileID }), new Response(content, { headers }));
  if (pins.get(documentID)?.fileID !== fileID) await unpin(documentID);
  set(new Map(pins).set(documentID, { documentID, fileID, size: content.size }));
};

/** The kept content of a file; undefined if this device does not keep it. */
export const pinnedContent = async (documentID: string, fileID: string): Promise<Blob | undefined> => {
  const cache = await open();
  return (await cache?.match(addressOf({ documentID, fileID })))?.blob();
};
