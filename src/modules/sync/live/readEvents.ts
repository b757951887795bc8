import { z } from 'zod/mini';
import { liveEvents } from '../contract.ts';

const { hello, changed, here, notice, rights } = liveEvents;
const liveEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('hello'), data: hello }),
  z.object({ name: z.literal('changed'), data: changed }),
  z.object({ name: z.literal('here'), data: here }),
  z.object({ name: z.literal('notice'), data: notice }),
  z.object({ name: z.literal('rights'), data: rights }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

const field = (block: string, name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';

const dataOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses one block of the stream as an event; undefined for a comment, and for unknown events of a newer server. */
const eventOf = (block: string): LiveEvent | undefined => {
  const name = field(block, 'event');
  if (!Object.hasOwn(liveEvents, name)) return undefined;
  const parsed = liveEvent.safeParse({ name, data: dataOf(field(block, 'data')) });
  if (parsed.success) return parsed.data;
  console.warn(`The event ${name} is not as agreed`, parsed.error.issues.slice(0, 5));
  return undefined;
};

type Handlers = {
  event: (event: LiveEvent) => void;
  /** Called for any data, even a comment. */
  heartbeat: () => void;
};

/** Reads server-sent events until the stream ends or the signal aborts. @throws when it breaks off. */
export const readEvents = async (
  stream: ReadableStream<Uint8Array>,
  { event, heartbeat }: Handlers,
  signal: AbortSignal,
) => {
  const reader = stream.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heartbeat();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const parsed = eventOf(block);
      if (parsed) event(parsed);
    }
  }
};
