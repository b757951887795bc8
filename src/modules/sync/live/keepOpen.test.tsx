import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, ConnectionError } from '#lib/apiError.ts';
import { connectionIsDown, connectionIsUp, connectionLostAt } from '#lib/connection.ts';
import { keepOpen, pauseAfter } from './keepOpen.ts';
import type { LiveEvent } from './readEvents.ts';

const HELLO = 'event: hello\ndata: {"build":"b","schema":1,"time":"2026-06-18T08:00:00.000Z"}\n\n';
const encoder = new TextEncoder();

beforeEach(() => {
  vi.useFakeTimers();
  connectionIsUp();
});
let ends = new AbortController();
afterEach(() => {
  ends.abort();
  ends = new AbortController();
  vi.useRealTimers();
});

/** A server that opens streams while `answer` allows it, and keeps each open until it is closed. */
const start = (answer: (time: number) => Error | undefined = () => undefined) => {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const events: LiveEvent[] = [];
  let asked = 0;
  let broken = 0;
  const done = keepOpen(
    {
      open: async () => {
        asked++;
        const error = answer(asked);
        if (error) throw error;
        return new ReadableStream<Uint8Array>({
          start: (controller) => {
            streams.push(controller);
          },
        });
      },
      event: (event) => events.push(event),
      broke: () => {
        broken++;
      },
    },
    ends.signal,
  );
  const say = (text: string) => streams.at(-1)?.enqueue(encoder.encode(text));
  return { done, events, say, streams, asked: () => asked, broken: () => broken };
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('events are parsed however the bytes are split, even within a character; comments and unknown events are ignored', async () => {
  const server = start();
  await wait(0);
  const here = { resource: 'worklist', id: 'j', people: [{ userID: 'u', name: '陈 伟' }] };
  const bytes = encoder.encode(
    `: \n\n${HELLO}event: later\ndata: {}\n\nevent: here\ndata: {"id":7}\n\nevent: here\ndata: ${JSON.stringify(here)}\n\n`,
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const byte of bytes) server.streams[0]?.enqueue(Uint8Array.of(byte));
  await wait(0);
  expect(server.events.map(({ name }) => name)).toEqual(['hello', 'here']);
  expect(server.events[1]?.data).toEqual(here);
});

test('a silent connection is reopened, one with occasional signs is not', async () => {
  const server = start();
  for (let minute = 0; minute < 15; minute++) {
    await wait(20_000);
    server.say(': \n\n');
  }
  await wait(45_000);
  expect(server.asked()).toBe(1);
  await wait(10_000);
  expect(server.asked()).toBe(2);
  expect(server.broken()).toBe(1);
});

test('without a server the attempts become fewer: about two a minute after the first', async () => {
  const server = start(() => new ConnectionError('down', undefined));
  await wait(60_000);
  const first = server.asked();
  expect(first).toBeLessThanOrEqual(10);
  await wait(600_000);
  expect(server.asked() - first).toBeLessThanOrEqual(41);
  expect(server.asked() - first).toBeGreaterThanOrEqual(19);
});

test('a server that opens and ends at once is not contacted more often than a missing one', async () => {
  const server = start();
  for (let second = 0; second < 120; second++) {
    await wait(500);
    try {
      server.streams.at(-1)?.close();
    } catch {
      // Already closed.
    }
  }
  expect(server.asked()).toBeLessThanOrEqual(10);
});

test('a good stream that broke is reopened within a second; the pauses grow from there', async () => {
  const server = start();
  await wait(40_000);
  server.streams[0]?.error(new TypeError('network error'));
  await wait(1000);
  expect(server.asked()).toBe(2);
  expect([0, 1, 2, 10].map((failures) => pauseAfter(failures, 1))).toEqual([1000, 2000, 4000, 30_000]);
  expect(pauseAfter(10, 0)).toBe(15_000);
});

test('when another call finds no connection the stream is reopened, and when the connection is back it does not wait', async () => {
  let there = true;
  const server = start(() => (there ? undefined : new ConnectionError('down', undefined)));
  await wait(40_000);
  server.say(': \n\n');
  there = false;
  connectionIsDown();
  await wait(0);
  expect(server.broken()).toBe(1);
  await wait(200_000);
  const tries = server.asked();
  expect(tries).toBeGreaterThan(3);
  there = true;
  connectionIsUp();
  await wait(0);
  expect(server.asked()).toBe(tries + 1);
});

test('a broken stream that cannot be reopened reports a lost connection; one that never opened does not', async () => {
  const never = start(() => new ConnectionError('down', undefined));
  await wait(60_000);
  expect(never.asked()).toBeGreaterThan(1);
  expect(connectionLostAt()).toBeUndefined();
  ends.abort();
  ends = new AbortController();
  const server = start((time) => (time > 1 ? new ConnectionError('down', undefined) : undefined));
  await wait(0);
  server.streams[0]?.error(new TypeError('network error'));
  await wait(5000);
  expect(connectionLostAt()).toBeDefined();
});

test('it ends with the session, and on request', async () => {
  const gone = start((time) => (time > 1 ? new ApiError(401, []) : undefined));
  await wait(0);
  gone.streams[0]?.close();
  await wait(5000);
  await gone.done;
  expect(gone.asked()).toBe(2);
  const server = start();
  await wait(0);
  ends.abort();
  await server.done;
  expect(server.broken()).toBe(0);
  await wait(100_000);
  expect(server.asked()).toBe(1);
});
