import type { Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod/mini';
import type { Contract, Endpoint, FileType, ParamNames } from '#lib/endpoint.ts';
import { DONE_HEADER } from '#lib/marks.ts';
import { checkAccess, checkBoat } from '../auth/access.ts';
import { readScoped, setRowScope } from '../auth/rowScope.ts';
import { nobody, type Viewer } from '../auth/viewer.ts';
import { onceMore } from '../db/lostConnection.ts';
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
import { type DoneAt, doneAtOf } from './doneAt.ts';
import { identify } from './identify.ts';
import { type Limit, limitPerson } from './limitPerson.ts';
import { CALLER, logRefusal } from './logRefusal.ts';
import { noConnection } from './noConnection.ts';
import { addressOf, bodyText, deviceOf, languageOf, parse } from './readCall.ts';
import { parseBody, type Upgrades } from './readOperation.ts';
import { send } from './send.ts';
import { whenAnswered } from './whenAnswered.ts';

/**
 * The context of a handler. `db` is the call's transaction, limited to the rows its user may access. Calls of signed-in
 * people with `ownTransaction`, and calls that answer files or streams, have none: they read with `readScoped`, and what
 * only the server may read with `asHouse`.
 */
export type Call<E extends Endpoint = Endpoint> = DoneAt & {
  params: Record<E extends Endpoint<infer P> ? ParamNames<P> : never, string>;
  body: z.output<NonNullable<E['body']>>;
  search: z.output<NonNullable<E['search']>>;
  /** The caller. For a public call: `nobody`, without rights. */
  viewer: Viewer;
  db: Kysely<Tables>;
  /** The server's time, ISO 8601 in UTC; `doneAt` is when the user did it, perhaps long before. */
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
  ask: (call: FurtherCall) => ReturnType<typeof ask>;
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
  /** Expensive calls, whose number in a minute is limited (decision 0046). */
  limits?: { [K in keyof C]?: Limit };
  /** How bodies that older apps kept are brought to the shape of today, by call. */
  upgrades?: { [K in keyof C]?: Upgrades };
};

/** A call that can be mounted. */
export type Route = {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  own: boolean;
  limit: Limit | undefined;
  upgrades?: Upgrades | undefined;
};

/** The calls of a contract, each with its handler. */
export const routesOf = <C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  { ownTransaction = [], limits = {}, upgrades = {} }: Options<C> = {},
): Route[] =>
  Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    // The entry's name is a key of C and its handler belongs to that endpoint: the mapped type says so, entries do not.
    handler: handlers[name] as unknown as Handler<Endpoint>,
    own: ownTransaction.includes(name),
    limit: limits[name],
    upgrades: upgrades[name],
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
  c.set(CALLER, viewer._id);
  const opId = endpoint.method === 'GET' || viewer === nobody ? '' : (c.req.header('idempotency-key') ?? '');
  // The body is part of the operation key, except for uploads, which are not read before the rights are checked.
  const content = opId && endpoint.encoding !== 'form' ? await bodyText(c) : '';
  const call = `${c.req.method} ${c.req.path}${new URL(c.req.url).search}`;
  const key = opId ? operationKey(viewer._id, opId, call, content) : undefined;
  try {
    return await answer(service, viewer, opId, key);
  } catch (error) {
    if (!key || !isPermanent(error)) throw error;
    logRefusal(c, services, error);
    const errorText = JSON.stringify(errorBody(error, languageOf(c)));
    return send(c, await storeError(services.database.db, key, { status: error.status, text: errorText }));
  }
};

const answer = async (
  { c, app, services, catalog, endpoint, handler, own, limit, upgrades }: Service,
  viewer: Viewer,
  opId: string,
  key: OperationKey | undefined,
) => {
  // No database stores a NUL, so no item has such an id.
  if (c.req.url.includes('%00')) throw fail(404, 'notFound');
  // Rights that need no body are checked first, so no upload is read for a caller without them.
  checkAccess(viewer, endpoint.access);
  const body = await parseBody(c, endpoint, upgrades);
  const search = endpoint.search ? parse(endpoint.search, c.req.query()) : undefined;
  checkBoat(viewer, endpoint.access, c.req.param('boatID'), body);
  if (viewer !== nobody) await limitPerson(services, limit, viewer, body);
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
    // A connection lost while it commits leaves open whether anything was written; a key then finds the answer.
    let commits = false;
    const write = () => {
      later = [];
      return (viewer === nobody ? db : limited).transaction().execute(async (trx) => {
        if (viewer !== nobody) await setRowScope(services.database, trx, viewer);
        const run = async () => ({ status, text: present(services, endpoint, await work(trx)) });
        const done = key ? await answerOnce(trx, key, run) : { ...(await run()), replayed: false };
        commits = true;
        return done;
      });
    };
    const stored = await retryOnConflict(() => onceMore(write, () => key !== undefined || !commits));
    if (stored.replayed) later = [];
    settled = stored;
    return new JsonText(stored.text);
  };
  const now = services.clock();
  const handle = (db: Kysely<Tables>) =>
    handler({
      // Hono fills every param that the path names.
      params: c.req.param() as Call['params'],
      body,
      search,
      viewer,
      db,
      now: now.toISOString(),
      ...doneAtOf(opId ? (c.req.header(DONE_HEADER) ?? '') : '', now),
      services,
      catalog,
      from: { address: addressOf(c, services.trustedProxies), agent: c.req.header('user-agent') ?? '' },
      requestHeader: (name) => c.req.header(name) ?? '',
      header: (name, value) => c.header(name, value),
      afterwards: (task) => later.push(task),
      afterAnswer: (task) => later.push(() => whenAnswered(c, services.log, task)),
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
    ? await handle(endpoint.answers || viewer !== nobody ? noConnection : db)
    : reads
      ? await readScoped(services.database, viewer, handle)
      : await transact(handle);
  for (const task of later) await task();
  if (endpoint.answers) return answerFile(c, endpoint.answers, answered);
  return send(c, settled ?? { status, text: present(services, endpoint, answered) });
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
