import { hash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod/mini';
import type { Contract, Endpoint, FileType, ParamNames } from '#lib/endpoint.ts';
import { checkAccess, checkBoat } from '../auth/access.ts';
import { readScoped, setRowScope } from '../auth/rowScope.ts';
import { nobody, type Viewer } from '../auth/viewer.ts';
import type { Tables } from '../db/tables.ts';
import type { Catalog } from '../defineModule.ts';
import { errorBody } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import {
  answerOnce,
  isPermanent,
  type OperationKey,
  operationKey,
  type StoredAnswer,
  storeError,
} from '../store/idempotency.ts';
import { retryOnConflict } from '../store/retryOnConflict.ts';
import { fail } from './apiError.ts';
import { ask, type FurtherCall } from './ask.ts';
import { identify } from './identify.ts';
import { limitPerson } from './limitPerson.ts';
import { addressOf, bodyText, deviceOf, languageOf, parse, readBody } from './readCall.ts';
import { whenAnswered } from './whenAnswered.ts';

/**
 * The context of a handler. `db` is the call's transaction, limited to the rows its user may access; for calls with
 * `ownTransaction` it is the plain connection. Calls that answer files or streams have none: they read with `readScoped`.
 */
export type Call<E extends Endpoint = Endpoint> = {
  params: Record<E extends Endpoint<infer P> ? ParamNames<P> : never, string>;
  body: z.output<NonNullable<E['body']>>;
  search: z.output<NonNullable<E['search']>>;
  /** The caller. For a public call: `nobody`, without rights. */
  viewer: Viewer;
  db: Kysely<Tables>;
  /** The server's time, ISO 8601 in UTC. */
  now: string;
  services: Services;
  /** What all modules register: topics, files, histories. */
  catalog: Catalog;
  /** The caller's address and browser, for sessions and rate limits. */
  from: { address: string; agent: string };
  /** A request header; '' for none. */
  requestHeader: (name: string) => string;
  /** Sets a response header. */
  header: (name: string, value: string) => void;
  /** Runs after the transaction is committed: mails, cache resets. */
  afterwards: (task: () => void | Promise<void>) => void;
  /** Runs once the answer is on its way, so that the time of the answer does not depend on it. */
  afterAnswer: (task: () => Promise<void>) => void;
  /** The caller's Accept-Language header. */
  language: string;
  /** The Idempotency-Key; '' for none. */
  opId: string;
  /** The id of the caller's device; for callers that name none, that of their session. */
  device: string;
  /** For calls with `ownTransaction`: runs the change, and stores its answer, in one transaction per key. */
  transaction: (work: (db: Kysely<Tables>) => Promise<unknown>) => Promise<JsonText>;
  /** Makes a further call through the whole app; its answer is JSON text. */
  ask: (call: FurtherCall) => Promise<StoredAnswer>;
};

/** An answer that the database built as JSON text; it is parsed again only with `strict`. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The answer of an `endpoint.file`: the bytes, and the file name for saving. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  constructor(bytes: Uint8Array<ArrayBuffer>, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}

/** The answer of an `endpoint.stream`: its bytes as they come. */
export class StreamAnswer {
  readonly stream: ReadableStream<Uint8Array>;
  constructor(stream: ReadableStream<Uint8Array>) {
    this.stream = stream;
  }
}

/**
 * What a handler returns: the contract's response, or the same as JSON text from the database; for a file its bytes.
 */
type Answer<E extends Endpoint> = [z.output<E['response']>] extends [File]
  ? FileAnswer
  : [z.output<E['response']>] extends [ReadableStream]
    ? StreamAnswer
    : z.input<E['response']> | JsonText;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> };

export type Options<C extends Contract> = {
  /** Writes that must not hold a transaction open, because they hash passwords or wait for an outside service. */
  ownTransaction?: readonly (keyof C)[];
};

/** A call that can be mounted. */
export type Route = { endpoint: Endpoint; handler: Handler<Endpoint>; own: boolean };

/** The calls of a contract, each with its handler. */
export const routesOf = <C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  { ownTransaction = [] }: Options<C> = {},
): Route[] =>
  Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    // The entry's name is a key of C and its handler belongs to that endpoint: the mapped type says so, entries do not.
    handler: handlers[name] as unknown as Handler<Endpoint>,
    own: ownTransaction.includes(name),
  }));

/** Sort key: literal segments before params, and calls with a required search key before the one of the same path. */
const placeOf = ({ endpoint: { path, when } }: Route) =>
  path.replaceAll(/[^/]+/g, (segment) => (segment.startsWith(':') ? '1' : '0')) + (when ? '0' : '1');

/**
 * Mounts calls; the order of a call is token, rights, parse, boat, query, present. The more specific of two paths
 * matches, so contracts may come in any order.
 */
export const mountRoutes = (server: Server, routes: readonly Route[]) => {
  const sorted = routes.map((route) => ({ route, place: placeOf(route) }));
  for (const { route } of sorted.sort((a, b) => Number(a.place > b.place) - Number(a.place < b.place))) {
    const { method, path, when } = route.endpoint;
    server.app.on(method, path, async (c, next) => {
      if (when && c.req.query(when) === undefined) return next();
      return answerCall({ ...server, ...route, c });
    });
  }
};

type Server = { app: Hono; services: Services; catalog: Catalog };
type Service = Server & Route & { c: Context };

const answerCall = async (service: Service) => {
  const { c, services, endpoint } = service;
  const viewer = endpoint.access === 'public' ? nobody : await identify(c, services);
  const opId = endpoint.method === 'GET' || viewer === nobody ? '' : (c.req.header('idempotency-key') ?? '');
  // The body is part of the operation key, except for uploads, which are not read before the rights are checked.
  const content = opId && endpoint.encoding !== 'form' ? await bodyText(c) : '';
  const key = opId ? operationKey(viewer._id, opId, `${c.req.method} ${c.req.path}`, content) : undefined;
  try {
    return await answer(service, viewer, opId, key);
  } catch (error) {
    if (!key || !isPermanent(error)) throw error;
    const errorText = JSON.stringify(errorBody(error, languageOf(c)));
    return send(c, await storeError(services.database.db, key, { status: error.status, text: errorText }));
  }
};

/** The `db` of calls that answer files or streams. Every use of it throws, so no such call bypasses the row rules. */
const noConnection: Kysely<Tables> = new Proxy(Object({}), {
  get: (_target, name) => {
    throw new Error(
      `A call that answers a file or a stream reads with readScoped, not with db.${String(name)}`,
    );
  },
});

const answer = async (
  { c, app, services, catalog, endpoint, handler, own }: Service,
  viewer: Viewer,
  opId: string,
  key: OperationKey | undefined,
) => {
  // No database stores a NUL, so no item has such an id.
  if (c.req.url.includes('%00')) throw fail(404, 'notFound');
  // Rights that need no body are checked first, so no upload is read for a caller without them.
  checkAccess(viewer, endpoint.access);
  const body = endpoint.body ? parse(endpoint.body, await readBody(c, endpoint)) : undefined;
  const search = endpoint.search ? parse(endpoint.search, c.req.query()) : undefined;
  checkBoat(viewer, endpoint.access, c.req.param('boatID'), body);
  if (viewer !== nobody) await limitPerson(services, endpoint, viewer, body);
  const { db, limited } = services.database;
  const status =
    endpoint.method === 'POST' &&
    endpoint.response instanceof z.ZodMiniObject &&
    '_id' in endpoint.response.shape
      ? 201
      : 200;
  let later: (() => void | Promise<void>)[] = [];
  let settled: StoredAnswer | undefined;
  const transact = async (work: (db: Kysely<Tables>) => Promise<unknown>) => {
    const stored = await retryOnConflict(() => {
      later = [];
      return (viewer === nobody ? db : limited).transaction().execute(async (trx) => {
        if (viewer !== nobody) await setRowScope(services.database, trx, viewer);
        const run = async () => ({ status, text: present(services, endpoint, await work(trx)) });
        return key ? answerOnce(trx, key, run) : { ...(await run()), replayed: false };
      });
    });
    if (stored.replayed) later = [];
    settled = stored;
    return new JsonText(stored.text);
  };
  const handle = (db: Kysely<Tables>) =>
    handler({
      // Hono fills every param that the path names.
      params: c.req.param() as Call['params'],
      body,
      search,
      viewer,
      db,
      now: services.clock().toISOString(),
      services,
      catalog,
      from: { address: addressOf(c, services.trustedProxies), agent: c.req.header('user-agent') ?? '' },
      requestHeader: (name) => c.req.header(name) ?? '',
      header: (name, value) => c.header(name, value),
      afterwards: (task) => later.push(task),
      afterAnswer: (task) => later.push(() => whenAnswered(c, task)),
      language: languageOf(c),
      opId,
      device: deviceOf(c, viewer),
      transaction: transact,
      ask: (call) => ask(c, app, call),
    });
  const reads = endpoint.method === 'GET';
  // Files and streams run longer than a transaction should: they read with `readScoped`.
  const plain = own || (reads && (viewer === nobody || endpoint.answers !== undefined));
  const answered = plain
    ? await handle(endpoint.answers ? noConnection : db)
    : reads
      ? await readScoped(services.database, viewer, handle)
      : await transact(handle);
  for (const task of later) await task();
  if (endpoint.answers) return answerFile(c, endpoint.answers, answered);
  return send(c, settled ?? { status, text: present(services, endpoint, answered) });
};

/** Sends JSON; a read gets an ETag of its content, and 304 if the caller already has that content. */
const send = (c: Context, { status, text }: StoredAnswer) => {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  // All our statuses are content statuses.
  if (c.req.method !== 'GET') return c.body(text, status as 200, headers);
  const etag = `W/"${hash('sha1', text, 'base64url')}"`;
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(etag)) return c.body(null, 304, { etag, 'cache-control': 'no-store' });
  return c.body(text, status as 200, { ...headers, etag });
};

/** Sends a file to be saved under its name: `filename*` (RFC 6266) supports every script. */
const answerFile = (c: Context, type: FileType, answer: unknown) => {
  if (answer instanceof StreamAnswer)
    return c.body(answer.stream, 200, {
      'content-type': type,
      'cache-control': 'no-store',
      // Proxies must not buffer the stream.
      'x-accel-buffering': 'no',
    });
  if (!(answer instanceof FileAnswer)) throw new Error(`${c.req.path} answers a ${type}`);
  return c.body(answer.bytes, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
    'cache-control': 'no-store',
  });
};

const present = (services: Services, endpoint: Endpoint, answer: unknown) => {
  if (answer instanceof JsonText) {
    if (services.strict) endpoint.response.parse(JSON.parse(answer.text));
    return answer.text;
  }
  return JSON.stringify(endpoint.response.parse(answer));
};
