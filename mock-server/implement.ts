import { hash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Contract, Endpoint, FileType, ParamNames } from '#lib/endpoint.ts';
import { checkAccess, checkBoat } from './access.ts';
import { again } from './again.ts';
import type { Tables } from './db/tables.ts';
import { sayRefusal } from './messages.ts';
import { isFinal, type Kept, type Key, keyOf, once, remember } from './once.ts';
import { limitTo, readAs } from './reach.ts';
import { addressOf, languageOf, parse, readBody, textOf } from './readCall.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Services } from './services.ts';
import { findViewer, type Viewer } from './viewer.ts';

/** A further call of the same person, in the same language. */
export type FurtherCall = { method: string; path: string; body: unknown; opId: string };

/** What a handler works with. `db` is the call's transaction, limited to what its person
 * reaches; for calls with `ownTransaction`, files and streams the plain connection. */
export type Call<E extends Endpoint = Endpoint> = {
  params: Record<E extends Endpoint<infer P> ? ParamNames<P> : never, string>;
  body: z.output<NonNullable<E['body']>>;
  search: z.output<NonNullable<E['search']>>;
  /** Who calls. For a public call: nobody, with no rights. */
  viewer: Viewer;
  db: Kysely<Tables>;
  /** The server's time, ISO 8601 in UTC. */
  now: string;
  services: Services;
  /** The address a call came from, and its browser, for sessions and limits. */
  from: { address: string; agent: string };
  /** Sets a header of the answer. */
  header: (name: string, value: string) => void;
  /** Runs after the answer is committed: mails, cache resets. */
  afterwards: (deed: () => void | Promise<void>) => void;
  /** What the caller reads, as its browser says it. */
  language: string;
  /** The Idempotency-Key; '' for none. */
  opId: string;
  /** For calls with `ownTransaction`: the transaction of the change, with its answer. Done once for each key. */
  transaction: (work: (db: Kysely<Tables>) => Promise<unknown>) => Promise<JsonText>;
  /** Makes a further call through the whole app; its answer is JSON text. */
  ask: (call: FurtherCall) => Promise<Kept>;
};

/** An answer that the database made as JSON text; not parsed again unless `strict`. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The answer of an `endpoint.file`: the bytes, and the name under which a person saves them. */
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

/** What a handler answers: what the contract says, or the same as the database's text; for a file its bytes. */
type Answer<E extends Endpoint> = [z.output<E['response']>] extends [File]
  ? FileAnswer
  : [z.output<E['response']>] extends [ReadableStream]
    ? StreamAnswer
    : z.input<E['response']> | JsonText;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> };

type Options<C extends Contract> = {
  /** Writes that must not hold a transaction open, because they hash passwords or wait for something outside. */
  ownTransaction?: readonly (keyof C)[];
};

const nobody: Viewer = {
  _id: '',
  username: '',
  name: '',
  superadmin: false,
  role: '',
  jobtitle: '',
  managementID: '',
  boatID: '',
  boatIDs: [],
  flags: new Set(),
  expired: false,
  changePassword: false,
  tokenHash: '',
};

/** Mounts a contract: every call needs its handler, and the order is token, rights, parse, boat, query, present. */
export const implement = <C extends Contract>(
  app: Hono,
  services: Services,
  contract: C,
  handlers: Handlers<C>,
  options: Options<C> = {},
) => {
  const calls = Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    // The entry's name is a key of C and its handler is the one for its endpoint: the mapped type says so, entries do not.
    handler: handlers[name] as unknown as Handler<Endpoint>,
    own: (options.ownTransaction ?? []).includes(name),
  }));
  // Calls that answer only for a given search key go before the one that shares their path.
  for (const { endpoint, handler, own } of calls.sort(
    (a, b) => Number(!a.endpoint.when) - Number(!b.endpoint.when),
  )) {
    app.on(endpoint.method, endpoint.path, async (c, next) => {
      if (endpoint.when && c.req.query(endpoint.when) === undefined) return next();
      return serve({ c, app, services, endpoint, handler, own });
    });
  }
};

type Service = {
  c: Context;
  app: Hono;
  services: Services;
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  own: boolean;
};

const serve = async (service: Service) => {
  const { c, services, endpoint } = service;
  const viewer = endpoint.access === 'public' ? nobody : await identify(c, services);
  const opId = endpoint.method === 'GET' || viewer === nobody ? '' : (c.req.header('idempotency-key') ?? '');
  // What is sent under a key belongs to the key, but for uploads, which are not read before there is a right to.
  const content = opId && endpoint.encoding !== 'form' ? await textOf(c) : '';
  const key = opId ? keyOf(viewer._id, opId, `${c.req.method} ${c.req.path}`, content) : undefined;
  try {
    return await answer(service, viewer, opId, key);
  } catch (error) {
    if (!key || !isFinal(error)) throw error;
    const said = JSON.stringify(sayRefusal(error, languageOf(c)));
    return send(c, await remember(services.database.db, key, { status: error.status, text: said }));
  }
};

const answer = async (
  { c, app, services, endpoint, handler, own }: Service,
  viewer: Viewer,
  opId: string,
  key: Key | undefined,
) => {
  // No database takes a NUL, so nothing is under such a name.
  if (c.req.url.includes('%00')) throw refuse(404, 'notFound');
  // Rights that need no body come first: nobody without them gets an upload read.
  checkAccess(viewer, endpoint.access);
  const body = endpoint.body ? parse(endpoint.body, await readBody(c, endpoint)) : undefined;
  const search = endpoint.search ? parse(endpoint.search, c.req.query()) : undefined;
  checkBoat(viewer, endpoint.access, c.req.param('boatID'), body);
  const { db } = services.database;
  const status =
    endpoint.method === 'POST' && endpoint.response instanceof z.ZodObject && '_id' in endpoint.response.shape
      ? 201
      : 200;
  let later: (() => void | Promise<void>)[] = [];
  let settled: Kept | undefined;
  const transact = async (work: (db: Kysely<Tables>) => Promise<unknown>) => {
    const kept = await again(() => {
      later = [];
      return db.transaction().execute(async (trx) => {
        if (viewer !== nobody) await limitTo(trx, viewer);
        const deed = async () => ({ status, text: present(services, endpoint, await work(trx)) });
        return key ? once(trx, key, deed) : { ...(await deed()), again: false };
      });
    });
    if (kept.again) later = [];
    settled = kept;
    return new JsonText(kept.text);
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
      from: { address: addressOf(c), agent: c.req.header('user-agent') ?? '' },
      header: (name, value) => c.header(name, value),
      afterwards: (deed) => later.push(deed),
      language: languageOf(c),
      opId,
      transaction: transact,
      ask: (call) => ask(c, app, call),
    });
  const reads = endpoint.method === 'GET';
  // Files and streams work for longer than a transaction should last: they read with `readAs`.
  const plain = own || (reads && (viewer === nobody || endpoint.answers !== undefined));
  const answered = plain
    ? await handle(db)
    : reads
      ? await readAs(services.database, viewer, handle)
      : await transact(handle);
  for (const deed of later) await deed();
  if (endpoint.answers) return answerFile(c, endpoint.answers, answered);
  return send(c, settled ?? { status, text: present(services, endpoint, answered) });
};

/** Makes a further call as whoever makes this one. */
const ask = async (c: Context, app: Hono, { method, path, body, opId }: FurtherCall): Promise<Kept> => {
  const headers = new Headers({ 'idempotency-key': opId });
  for (const name of ['x-auth-token', 'accept-language', 'user-agent', 'x-forwarded-for']) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  if (body !== undefined && body !== null) headers.set('content-type', 'application/json');
  const answer = await app.request(
    path,
    { method, headers, ...(headers.has('content-type') ? { body: JSON.stringify(body) } : {}) },
    c.env,
  );
  return { status: answer.status, text: await answer.text() };
};

/** Sends JSON; a read with a tag of its content, and nothing but that to whoever has this content already. */
const send = (c: Context, { status, text }: Kept) => {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  // Statuses are ours, all of them content statuses.
  if (c.req.method !== 'GET') return c.body(text, status as 200, headers);
  const etag = `W/"${hash('sha1', text, 'base64url')}"`;
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(etag)) return c.body(null, 304, { etag, 'cache-control': 'no-store' });
  return c.body(text, status as 200, { ...headers, etag });
};

/** A file, to be saved under its name: `filename*` (RFC 6266) carries every script. */
const answerFile = (c: Context, type: FileType, answer: unknown) => {
  if (answer instanceof StreamAnswer)
    return c.body(answer.stream, 200, {
      'content-type': type,
      'cache-control': 'no-store',
      // Proxies must not wait until it is whole.
      'x-accel-buffering': 'no',
    });
  if (!(answer instanceof FileAnswer)) throw new Error(`${c.req.path} answers a ${type}`);
  return c.body(answer.bytes, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
    'cache-control': 'no-store',
  });
};

const identify = async (c: Context, services: Services) => {
  const token = c.req.header('x-auth-token');
  const viewer = token ? await findViewer(services, token) : undefined;
  if (!viewer) throw refuse(401, token ? 'sessionEnded' : 'signInFirst');
  return viewer;
};

const present = (services: Services, endpoint: Endpoint, answer: unknown) => {
  if (answer instanceof JsonText) {
    if (services.strict) endpoint.response.parse(JSON.parse(answer.text));
    return answer.text;
  }
  return JSON.stringify(endpoint.response.parse(answer));
};

/** Answers any failure as `{ errors: [{ msg, path? }] }`; what nobody foresaw is logged and answered without details. */
export const answerError = (
  c: Context,
  error: Error,
  say: (refusal: Refusal, language: string) => object,
) => {
  const refusal = error instanceof Refusal ? error : refuse(500, 'serverFailed');
  // 502: something outside failed, which was foreseen and is told.
  if (refusal.status >= 500 && refusal.status !== 502) console.error(`${c.req.method} ${c.req.path}`, error);
  if (refusal.retryAfter) c.header('retry-after', String(refusal.retryAfter));
  // Statuses of a Refusal are ours, all of them content statuses.
  return c.json(say(refusal, languageOf(c)), refusal.status as 400);
};
