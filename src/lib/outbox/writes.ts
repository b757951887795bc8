import type { QueryClient } from '@tanstack/react-query';
import type { Over } from './effect.ts';

/** What is known of a kind of write by its name alone, for answers that come when nobody waits for them any more. */
export type Write = {
  /**
   * Takes the server's answer into the caches, below what `over` puts on top, and answers what it says; undefined when it is
   * not as agreed.
   */
  arrived: (client: QueryClient, variables: unknown, body: unknown, over: Over) => unknown;
};

const writes = new Map<string, Write>();
let load = async (): Promise<unknown> => undefined;

export const registerWrite = (name: string, write: Write) => {
  writes.set(name, write);
};

/** Told once by the app: how the code is loaded that knows all writes; it is needed when one is answered after a reload. */
export const configureWrites = (loader: () => Promise<unknown>) => {
  load = loader;
};

/** The write of this name, at once when its code is here. */
export const knownWrite = (name: string) => writes.get(name);

/** The write of this name; undefined when the app no longer has it. */
export const findWrite = async (name: string): Promise<Write | undefined> => {
  if (!writes.has(name)) await load();
  return writes.get(name);
};
