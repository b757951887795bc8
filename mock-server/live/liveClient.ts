import type { LiveEvents } from '#modules/sync/contract.ts';
import type { Viewer } from '../auth/viewer.ts';

/** So much may wait for a slow link, in bytes; then the stream ends, and its client comes back and asks what it missed. */
const MAX_WAITING_BYTES = 256 * 1024;

const encoder = new TextEncoder();

/** One client that listens: who, for which boat, with rights as they are now. */
export type LiveClient = {
  viewer: Viewer;
  boatID: string;
  stream: ReadableStream<Uint8Array>;
  send: <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]) => void;
  /** Keeps the connection open, and finds out whether it is. */
  heartbeat: () => void;
  end: () => void;
};

/** The stream of a client; `gone` is called once, whoever ends it. */
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
