import type { LiveEvents } from '#modules/sync/contract.ts';
import type { Viewer } from '../auth/viewer.ts';

/**
 * The maximum backlog of a slow connection; beyond it the stream ends, and its client reconnects and fetches what it
 * missed.
 */
const MAX_WAITING_BYTES = 256 * 1024;

const encoder = new TextEncoder();

/** A connected client: its user with current rights, and its boat. */
export type LiveClient = {
  viewer: Viewer;
  boatID: string;
  stream: ReadableStream<Uint8Array>;
  send: <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]) => void;
  /** Keeps the connection open, and detects whether it still is. */
  heartbeat: () => void;
  end: () => void;
};

/** Opens the stream of a client; `onClose` is called once, whoever ends it. */
export const openClient = (
  viewer: Viewer,
  boatID: string,
  onClose: (client: LiveClient) => void,
): LiveClient => {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const close = () => {
    if (!control) return;
    control = undefined;
    onClose(client);
  };
  const end = () => {
    const open = control;
    close();
    open?.close();
  };
  const write = (text: string) => {
    if (!control) return;
    control.enqueue(encoder.encode(text));
    if ((control.desiredSize ?? 0) <= 0) end();
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        control = controller;
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES }),
  );
  const client: LiveClient = {
    viewer,
    boatID,
    stream,
    send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    heartbeat: () => write(': \n\n'),
    end,
  };
  return client;
};
