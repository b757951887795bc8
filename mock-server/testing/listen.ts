import { expect } from 'vitest';
import { type LiveEvents, liveEvents } from '#modules/sync/contract.ts';
import type { TestApp } from './app.ts';

type Name = keyof LiveEvents;
type Event = { [K in Name]: { name: K; data: LiveEvents[K] } }[Name];

const parse = (block: string): Event[] => {
  const [, name = ''] = /^event: (.*)$/m.exec(block) ?? [];
  const [, text = ''] = /^data: (.*)$/m.exec(block) ?? [];
  if (name === '') return [];
  const data: unknown = JSON.parse(text);
  if (name === 'hello') return [{ name, data: liveEvents.hello.parse(data) }];
  if (name === 'changed') return [{ name, data: liveEvents.changed.parse(data) }];
  if (name === 'here') return [{ name, data: liveEvents.here.parse(data) }];
  if (name === 'notice') return [{ name, data: liveEvents.notice.parse(data) }];
  if (name === 'rights') return [{ name, data: liveEvents.rights.parse(data) }];
  throw new Error(`The server said ${name}`);
};

/** Opens the event stream of a boat as a browser would; resolves after `hello`. */
export const listen = async (server: Pick<TestApp, 'app'>, token: string, boatID: string) => {
  const answer = await server.app.request(`/api/events?boatID=${boatID}`, {
    headers: { 'x-auth-token': token },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  if (!answer.body) throw new Error('The answer has no body');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const events: Event[] = [];
  let raw = '';
  let rest = '';
  let woken = Promise.withResolvers<void>();
  let done = false;
  const read = async () => {
    for (;;) {
      const next = await reader.read();
      if (next.done) break;
      raw += next.value;
      rest += next.value;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      events.push(...blocks.flatMap(parse));
      woken.resolve();
      woken = Promise.withResolvers();
    }
    done = true;
    woken.resolve();
  };
  const ended = read();
  /** The next matching event among those not yet taken; the test's own timeout applies. */
  const next = async <K extends Name>(
    name: K,
    fits: (data: LiveEvents[K]) => boolean = () => true,
  ): Promise<LiveEvents[K]> => {
    for (;;) {
      for (const [index, event] of events.entries()) {
        if (event.name !== name) continue;
        // The event name determines the type of its data, which was parsed accordingly.
        const data: LiveEvents[K] = Object(event.data);
        if (!fits(data)) continue;
        events.splice(index, 1);
        return data;
      }
      if (done) throw new Error(`The stream ended before ${name}`);
      await woken.promise;
    }
  };
  await next('hello');
  return {
    next,
    /** Resolves when the server has ended the stream. */
    ended,
    /** Everything received, as text. */
    raw: () => raw,
    /** The names of received events that were not taken. */
    left: () => events.map(({ name }) => name),
    leave: () => reader.cancel(),
  };
};
