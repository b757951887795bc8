import type { Operation, Refused } from './operation.ts';

/** What tabs of one device tell each other: they share the store, not the screen. */
type Messages = {
  done: { kind: 'done'; operation: Operation; body: unknown };
  refused: { kind: 'refused'; operation: Operation; refused: Refused };
  discarded: { kind: 'discarded'; operation: Operation };
  changed: { kind: 'changed' };
};
type Message = Messages[keyof Messages];
type Hears = { [Kind in keyof Messages]: (message: Messages[Kind]) => void };

/** The other tabs of this device; without a name there are none. */
export const otherTabs = (name: string | undefined, hears: Hears) => {
  const channel =
    name === undefined || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'done') hears.done(data);
    else if (data.kind === 'refused') hears.refused(data);
    else if (data.kind === 'discarded') hears.discarded(data);
    else hears.changed(data);
  });
  return {
    say: (message: Message) => channel?.postMessage(message),
    /** One tab at a time, where the browser can promise it. */
    alone: <T>(deed: () => Promise<T>): Promise<T> =>
      name === undefined || !globalThis.navigator?.locks
        ? deed()
        : navigator.locks.request(name, async () => deed()),
    close: () => channel?.close(),
  };
};
