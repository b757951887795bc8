import type { Operation, Refused } from './operation.ts';
import type { Lane } from './plan.ts';

/** Messages between tabs of one device: they share the store, not the screen. */
type Messages = {
  done: { kind: 'done'; operation: Operation; body: unknown };
  refused: { kind: 'refused'; operation: Operation; refused: Refused };
  discarded: { kind: 'discarded'; operation: Operation };
  changed: { kind: 'changed' };
};
type Message = Messages[keyof Messages];
type Handlers = { [Kind in keyof Messages]: (message: Messages[Kind]) => void };

/** The other tabs of this device; without a name there are none. */
export const otherTabs = (name: string | undefined, handlers: Handlers) => {
  const channel =
    name === undefined || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'done') handlers.done(data);
    else if (data.kind === 'refused') handlers.refused(data);
    else if (data.kind === 'discarded') handlers.discarded(data);
    else handlers.changed(data);
  });
  let closed = false;
  return {
    // What is answered after the app was closed is told to nobody.
    post: (message: Message) => {
      if (!closed) channel?.postMessage(message);
    },
    /** One tab at a time in each lane, where the browser supports Web Locks. */
    alone: <T>(lane: Lane, task: () => Promise<T>): Promise<T> =>
      name === undefined || !globalThis.navigator?.locks
        ? task()
        : navigator.locks.request(lane === 'text' ? name : `${name}.${lane}`, async () => task()),
    close: () => {
      closed = true;
      channel?.close();
    },
  };
};
