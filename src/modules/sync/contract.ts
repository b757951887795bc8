import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { idField, itemRef, requiredInstant } from '#lib/fields.ts';

/** The maximum number of operations in one batch. */
export const MAX_OPERATIONS = 200;

/** The maximum number of ids that an event names; with more, it names none. */
export const MAX_IDS = 50;

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
};

/**
 * Whether a batch may contain this call: one of this API in canonical form, neither a batch itself nor about the
 * session.
 */
export const mayTravel = (call: string): boolean => {
  // A delete says the revision that it is based on.
  const path = call.replace(/\?rev=\d+$/, '');
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

/** Loose, because an app may be newer than the server; what users entered is in `body`, of which nothing is dropped. */
const operation = z.looseObject({
  /** Its Idempotency-Key. */
  opId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  path: z.string().check(z.maxLength(500), z.refine(mayTravel)),
  body: z.optional(z.unknown()),
  /** The version of the contracts for which the call was made. */
  wire: z.optional(z.int().check(z.minimum(0))),
  /** How long ago it was done, and what the device took for the time then, both in ms. */
  done: z.optional(z.string().check(z.regex(/^\d{1,15} \d{1,15}$/))),
  /** Ids of the entities it creates or changes: after a failed operation, others on the same entities are not tried. */
  about: z.array(idField).check(z.maxLength(5000)),
});

/** `retryAfter`: in seconds, if the operation could not be done now. */
const outcome = z.object({
  opId: z.string(),
  status: z.int(),
  body: z.unknown(),
  retryAfter: z.optional(z.int()),
});

/** The events of the stream by name. A client that knows them parses them with the same schemas. */
export const liveEvents = {
  /**
   * The first event, sent again when the server itself missed something: from now on every change is sent, so the
   * client should fetch earlier changes with `?since=` now.
   */
  hello: z.object({ build: z.string(), schema: z.int(), time: requiredInstant }),
  /**
   * Items changed. `resource` is the name of a list, or of a part of its items (`worklist/comments`), for which `ids`
   * are those of the items; empty means too many. `rev` is the highest new revision, 0 if there is none. `by` is the
   * user, `op` the operation ('' for none, or for several of another user at once), by which a device recognises its
   * own.
   */
  changed: z.object({
    resource: z.string(),
    boatID: z.string(),
    rev: z.int(),
    ids: z.array(z.string()).check(z.maxLength(MAX_IDS)),
    by: z.string(),
    op: z.string(),
  }),
  /** Who else views an item now; empty for nobody. */
  here: z.object({
    resource: z.string(),
    id: z.string(),
    people: z.array(z.object({ userID: z.string(), name: z.string() })),
  }),
  /** The user's notices changed, by this operation ('' for none). */
  notice: z.object({ op: z.string() }),
  /**
   * The user's rights, boat, profile or session changed: refetch `GET /api/auth`. The stream of an ended session ends.
   */
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
      'Runs several writes in order. Each succeeds or fails by itself, with its own answer; 424: skipped because an earlier write to the same entity failed.',
    undo: { none: 'Each operation is undone by its own command.' },
    online: true,
  }),
  events: endpoint.stream('/api/events', {
    access: 'own',
    search: z.object({ boatID: itemRef('boats') }),
    summary:
      'Streams changes by others as server-sent events: hello, changed, here, notice, rights. A comment every 20 s keeps it open.',
  }),
  presence: endpoint.post('/api/presence', {
    access: 'member',
    body: z.object({
      boatID: z.string().check(z.maxLength(64)),
      resource: z.string().check(z.maxLength(64)),
      id: z.string().check(z.maxLength(64)),
    }),
    response: z.object({ here: z.boolean() }),
    summary:
      'Reports that the user views an item. Clients repeat it every 30 s, it expires after 75 s; an empty id ends it.',
    undo: { none: 'Presence expires after 75 s.' },
    online: true,
  }),
};
