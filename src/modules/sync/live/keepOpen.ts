import { ApiError, ConnectionError } from '#lib/apiError.ts';
import { connectionIsDown, connectionLostAt, onConnection } from '#lib/connection.ts';
import { type LiveEvent, readEvents } from './readEvents.ts';

/** The server sends something every 20 s; after this long without a sign the connection counts as dead. */
const MAX_SILENCE_MS = 50_000;

/**
 * Pauses between attempts; each is randomised between half and all of it, so that devices do not reconnect all at once.
 */
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;

/** A connection that was open this long was a good one: the next attempt comes soon. */
const MIN_GOOD_MS = 30_000;

type StreamHandlers = {
  /** Opens the stream. @throws what `request` throws. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  event: (event: LiveEvent) => void;
  /** The stream was open, and broke. */
  broke: () => void;
};

/** The pause in ms after this many bad connections in a row; `random` is from 0 to 1. */
export const pauseAfter = (failures: number, random: number) =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + random / 2);

/**
 * Keeps one event stream open until the signal aborts: after a break it is reopened, with growing pauses while that
 * fails, and at once when the connection or the user is back. When another call finds no connection, the stream is
 * reopened, which shows at once whether there is one.
 */
export const keepOpen = async ({ open, event, broke }: StreamHandlers, signal: AbortSignal) => {
  let stream: AbortController | undefined;
  let isOpen = false;
  /** A stream has been open, so this connection supports streams. */
  let carries = false;
  let failures = 0;
  let lastSignAt = 0;
  let endRest = () => {};

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const lookUp = () => {
    if (isOpen && performance.now() - lastSignAt > MAX_SILENCE_MS) stream?.abort();
    else endRest();
  };
  const inSight = () => document.visibilityState === 'visible' && lookUp();
  const onLost = () => {
    if (connectionLostAt() === undefined) endRest();
    else if (isOpen) stream?.abort();
  };
  const stop = () => {
    stream?.abort();
    endRest();
  };

  const once = async (controller: AbortController) => {
    let watch: ReturnType<typeof setTimeout> | undefined;
    const onSign = () => {
      lastSignAt = performance.now();
      clearTimeout(watch);
      watch = setTimeout(() => controller.abort(), MAX_SILENCE_MS);
    };
    try {
      const bytes = await open(controller.signal);
      isOpen = true;
      carries = true;
      onSign();
      await readEvents(bytes, { event, heartbeat: onSign }, controller.signal);
    } finally {
      clearTimeout(watch);
      // If the signal ended it, that is no break.
      if (isOpen && !signal.aborted) broke();
      isOpen = false;
    }
  };

  const unlink = onConnection(onLost);
  signal.addEventListener('abort', stop);
  window.addEventListener('online', lookUp);
  document.addEventListener('visibilitychange', inSight);
  try {
    while (!signal.aborted) {
      stream = new AbortController();
      const since = performance.now();
      const error = await once(stream).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      // After a 401 nobody is signed in any more: the next sign-in starts again.
      if (signal.aborted || (error instanceof ApiError && error.status === 401)) return;
      if (carries && error instanceof ConnectionError && error.reason === 'down') connectionIsDown();
      failures = performance.now() - since > MIN_GOOD_MS ? 0 : failures + 1;
      await rest(pauseAfter(failures, Math.random()));
    }
  } finally {
    unlink();
    signal.removeEventListener('abort', stop);
    window.removeEventListener('online', lookUp);
    document.removeEventListener('visibilitychange', inSight);
  }
};
