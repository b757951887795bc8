import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../endpoint.ts';
import type { TextKey } from '../useTranslation.ts';
import type { Over } from './effect.ts';

/** The icons of actions; the panel of waiting changes draws them. */
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
  | 'stock'
  | 'history';

/** The label of a write in the list of waiting changes, and its icon. */
export type WriteLabel = { text: TextKey; icon: ActionIcon };

/**
 * What a 409 of a command asks, in two buttons: `yes` sends it again with the fields of `insist`, made from the item as
 * the server has it and the refused body, so that what comes after the question is asked about again; `no` leaves it
 * out.
 */
export type Ask = {
  yes: TextKey;
  no: TextKey;
  insist: (current: Readonly<Record<string, unknown>>, body: Readonly<Record<string, unknown>>) => object;
};

/** A field with a label in the form for refused commands. */
export type CorrectableField = TextKey extends infer Key
  ? Key extends `outbox:commandField.${infer Field}`
    ? Field
    : never
  : never;

const byEnding: Readonly<Record<string, WriteLabel>> = {
  create: { text: 'outbox:action.create', icon: 'add' },
  update: { text: 'outbox:action.update', icon: 'edit' },
  remove: { text: 'outbox:action.remove', icon: 'delete' },
};

/** What is registered for a kind of write by name, for answers that arrive when no caller waits any more. */
export type Write = {
  /** Not needed if the name ends in `create`, `update` or `remove`. */
  label?: WriteLabel | undefined;
  /** Whether a body is an answer to this write by its contract. */
  fits: (client: QueryClient, variables: unknown, body: unknown) => boolean;
  /** The commands of the contracts that it calls; none for a regular create, update or remove. */
  commands?: readonly Endpoint[] | undefined;
  /** The key of the rows in the body and in the variables of a bulk command: it ends row by row. */
  rows?: string | undefined;
  /** A 409 is a question, not a conflict of fields. */
  ask?: Ask | undefined;
  /** The fields of a command's body that a user can correct after a refusal; empty if there is nothing to correct. */
  fields?: readonly CorrectableField[] | undefined;
  /**
   * Puts the server's answer into the caches, below the pending effects of `over`, and returns it; undefined if it does
   * not match the contract.
   */
  onAnswer: (client: QueryClient, variables: unknown, body: unknown, over: Over) => unknown;
};

const writes = new Map<string, Write>();
let load = async (): Promise<unknown> => undefined;

export const registerWrite = (name: string, write: Write) => {
  writes.set(name, write);
};

/** Called once by the app with the loader of the code of all writes; needed when one is answered after a reload. */
export const configureWrites = (loader: () => Promise<unknown>) => {
  load = loader;
};

/** The label of the write of this name; undefined if it has none. */
export const labelOf = (name: string): WriteLabel | undefined =>
  writes.get(name)?.label ?? byEnding[name.split('.').at(-1) ?? ''];

/** All writes whose modules are loaded, by name. */
export const knownWrites = (): ReadonlyMap<string, Write> => writes;

/** The write of this name, if its code is loaded. */
export const knownWrite = (name: string) => writes.get(name);

/** The write of this name; undefined if the app no longer has it. */
export const findWrite = async (name: string): Promise<Write | undefined> => {
  if (!writes.has(name)) await load();
  return writes.get(name);
};
