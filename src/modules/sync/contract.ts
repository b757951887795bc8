import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { idField, itemRef, requiredInstant } from '#lib/fields.ts';

/** Raised when calls of an older app would no longer be understood; an app that finds a higher one loads itself anew. */
export const WIRE_VERSION = 1;

/** So many operations travel in one batch at most. */
export const MAX_OPERATIONS = 200;

/** So many ids an event names at most; more are many, and it names none. */
export const MAX_IDS = 50;

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
};

/** Whether a batch may make this call: one of this API, written plainly, neither a batch itself nor about the session. */
export const mayTravel = (path: string): boolean => {
  const [start, api, first = '', ...rest] = path.split('/').map(decoded);
  const plain = [first, ...rest].every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return (
    start === '' &&
    api === 'api' &&
    plain &&
    !/[?#\\\s]/.test(path) &&
    !['batch', 'auth'].includes(first.toLowerCase())
  );
};

const operation = z.object({
  /** Its Idempotency-Key. */
  opId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  path: z.string().check(z.maxLength(500), z.refine(mayTravel)),
  body: z.optional(z.unknown()),
  /** Ids of the things it makes or changes: after one that was not done, what is about the same is not tried. */
  about: z.array(idField).check(z.maxLength(5000)),
});

const outcome = z.object({ opId: z.string(), status: z.int(), body: z.unknown() });

/** What the stream of events says, each by its name. A client that knows them checks them with the same schemas. */
export const liveEvents = {
  /**
   * The first event, and again when the server itself missed something: from now on everything is told, so this is the
   * moment to ask `?since=` for what changed before.
   */
  hello: z.object({ build: z.string(), schema: z.int(), time: requiredInstant }),
  /**
   * Things changed. `resource` is the name of a list, or of what hangs on its items (`worklist/comments`), then `ids` are
   * those of the items; empty: many. `rev` is the highest new revision, 0 where there is none. `by` is the person, `op`
   * the operation ('' for none, or for several of another person at once): a device knows its own by it.
   */
  changed: z.object({
    resource: z.string(),
    boatID: z.string(),
    rev: z.int(),
    ids: z.array(z.string()).check(z.maxLength(MAX_IDS)),
    by: z.string(),
    op: z.string(),
  }),
  /** Who else looks at an item now; nobody any more when empty. */
  here: z.object({
    resource: z.string(),
    id: z.string(),
    people: z.array(z.object({ userID: z.string(), name: z.string() })),
  }),
  /** The own notices changed, by this operation ('' for none). */
  notice: z.object({ op: z.string() }),
  /** The own rights, boat, profile or session changed: `GET /api/auth` says how. The stream of an ended session ends. */
  rights: z.object({}),
};
export type LiveEvents = { [K in keyof typeof liveEvents]: z.infer<(typeof liveEvents)[K]> };

export const sync = {
  batch: endpoint.post('/api/batch', {
    access: 'own',
    body: z.object({
      operations: z.array(operation).check(
        z.minLength(1),
        z.maxLength(MAX_OPERATIONS),
        z.refine((list) => new Set(list.map(({ opId }) => opId)).size === list.length),
      ),
    }),
    response: z.object({ outcomes: z.array(outcome) }),
    summary:
      'Several writes in order, each done or refused by itself and answered as if it had come alone; 424: not tried, since an earlier one about the same thing was not done.',
  }),
  events: endpoint.stream('/api/events', {
    access: 'own',
    search: z.object({ boatID: itemRef('boats') }),
    summary:
      'Changes by others as they happen, as server-sent events: hello, changed, here, notice, rights; a comment every 20 s.',
  }),
  presence: endpoint.post('/api/presence', {
    access: 'member',
    body: z.object({
      boatID: z.string().check(z.maxLength(64)),
      resource: z.string().check(z.maxLength(64)),
      id: z.string().check(z.maxLength(64)),
    }),
    response: z.object({ here: z.boolean() }),
    summary: 'I look at this item; said again every 30 s, forgotten after 75 s. An empty id: no longer.',
  }),
};
