import type { QueryClient } from '@tanstack/react-query';
import type { TextKey } from '../useTranslation.ts';
import type { Over } from './effect.ts';

/** The signs of what is done; the panel of waiting changes draws them. */
export type ActionIcon =
  | 'add'
  | 'edit'
  | 'delete'
  | 'check'
  | 'undo'
  | 'calendar'
  | 'comment'
  | 'copy'
  | 'gauge'
  | 'photo'
  | 'aboard'
  | 'setting'
  | 'notice'
  | 'history';

/** What a write is called where it waits to be sent, and its sign. */
export type WriteLabel = { text: TextKey; icon: ActionIcon };

const byEnding: Readonly<Record<string, WriteLabel>> = {
  create: { text: 'outbox:deed.create', icon: 'add' },
  update: { text: 'outbox:deed.update', icon: 'edit' },
  remove: { text: 'outbox:deed.remove', icon: 'delete' },
};

/** What is known of a kind of write by its name alone, for answers that come when nobody waits for them any more. */
export type Write = {
  /** Not needed where the name ends in `create`, `update` or `remove`. */
  label?: WriteLabel | undefined;
  /**
   * Takes the server's answer into the caches, below what `over` puts on top, and answers what it says; undefined when it is
   * not as agreed.
   */
  onAnswer: (client: QueryClient, variables: unknown, body: unknown, over: Over) => unknown;
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

/** The label of the write of this name; undefined where nobody gave one. */
export const labelOf = (name: string): WriteLabel | undefined =>
  writes.get(name)?.label ?? byEnding[name.split('.').at(-1) ?? ''];

/** The names of all writes whose module is loaded. */
export const writeNames = (): readonly string[] => [...writes.keys()];

/** The write of this name, at once when its code is here. */
export const knownWrite = (name: string) => writes.get(name);

/** The write of this name; undefined when the app no longer has it. */
export const findWrite = async (name: string): Promise<Write | undefined> => {
  if (!writes.has(name)) await load();
  return writes.get(name);
};
