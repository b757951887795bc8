import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Access, Contract, Endpoint, FileType, ParamNames } from '#lib/endpoint.ts';
import type { Tables } from './db/tables.ts';
import { issuesToRefusal } from './messages.ts';
import { clean, readJson } from './readJson.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Services } from './services.ts';
import { findViewer, reaches, type Viewer } from './viewer.ts';

/** What a handler works with. `db` is the call's transaction for a write, the plain connection for a read. */
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

/** What a handler answers: what the contract says, or the same as the database's text; for a file its bytes. */
type Answer<E extends Endpoint> = [z.output<E['response']>] extends [File]
  ? FileAnswer
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
      return serve(c, services, endpoint, handler, own);
    });
  }
};

const serve = async (
  c: Context,
  services: Services,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  own: boolean,
) => {
  const viewer = endpoint.access === 'public' ? nobody : await identify(c, services);
  // No database takes a NUL, so nothing is under such a name.
  if (c.req.url.includes('%00')) throw refuse(404, 'notFound');
  // Rights that need no body come first: nobody without them gets an upload read.
  checkAccess(viewer, endpoint.access);
  const body = endpoint.body ? parse(endpoint.body, await readBody(c, endpoint)) : undefined;
  const search = endpoint.search ? parse(endpoint.search, c.req.query()) : undefined;
  checkBoat(viewer, endpoint.access, c.req.param('boatID'), body);
  const later: (() => void | Promise<void>)[] = [];
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
    });
  const run = async (db: Kysely<Tables>) => present(services, endpoint, await handle(db));
  const { db } = services.database;
  if (endpoint.answers) {
    const file = await handle(db);
    for (const deed of later) await deed();
    return answerFile(c, endpoint.answers, file);
  }
  const opId = c.req.header('idempotency-key');
  const write = () => {
    later.length = 0;
    return db.transaction().execute((trx) => (opId ? once(c, trx, opId, viewer, body, run) : run(trx)));
  };
  const text = endpoint.method === 'GET' || own ? await run(db) : await again(write);
  for (const deed of later) await deed();
  const status =
    endpoint.method === 'POST' && endpoint.response instanceof z.ZodObject && '_id' in endpoint.response.shape
      ? 201
      : 200;
  return c.body(text, status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
};

/** A file, to be saved under its name: `filename*` (RFC 6266) carries every script. */
const answerFile = (c: Context, type: FileType, answer: unknown) => {
  if (!(answer instanceof FileAnswer)) throw new Error(`${c.req.path} answers a ${type}`);
  return c.body(answer.bytes, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
    'cache-control': 'no-store',
  });
};

/**
 * PostgreSQL's words for "two writers met, one was taken back": nothing is wrong, it is simply done again. 23505 is the
 * same thing made by both; the second time it is found.
 */
const meetings = new Set(['40P01', '40001', '23505']);

const again = async <T>(write: () => Promise<T>, tries = 3): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (tries > 1 && meetings.has(code)) return again(write, tries - 1);
    throw error;
  }
};

/** The same operation sent twice is done once: its answer is stored in the transaction of the change. */
const once = async (
  c: Context,
  trx: Kysely<Tables>,
  opId: string,
  viewer: Viewer,
  body: unknown,
  run: (db: Kysely<Tables>) => Promise<string>,
) => {
  const hash = createHash('sha256')
    .update(`${c.req.method} ${c.req.path} ${JSON.stringify(body)}`)
    .digest('hex');
  const key = `${viewer._id}:${opId}`;
  const placed = await trx
    .insertInto('applied_ops')
    .values({ op_id: key, user_id: viewer._id, request_hash: hash, status: 0, response: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('op_id')
    .executeTakeFirst();
  if (placed) {
    const response = await run(trx);
    await trx.updateTable('applied_ops').set({ status: 200, response }).where('op_id', '=', key).execute();
    return response;
  }
  const earlier = await trx
    .selectFrom('applied_ops')
    .selectAll()
    .where('op_id', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.request_hash !== hash) throw refuse(422, 'sameKeyOtherBody');
  return earlier.response;
};

const identify = async (c: Context, services: Services) => {
  const token = c.req.header('x-auth-token');
  const viewer = token ? await findViewer(services, token) : undefined;
  if (!viewer) throw refuse(401, token ? 'sessionEnded' : 'signInFirst');
  return viewer;
};

/** A flag the call asks for, and no EXPIRED boat, except for a superadmin and a person's own account. */
const checkAccess = (viewer: Viewer, access: Access) => {
  if (access === 'public' || access === 'own') return;
  if (viewer.changePassword) throw refuse(403, 'changePasswordFirst');
  if (viewer.expired) throw refuse(403, 'boatExpired');
  if (access === 'member') return;
  const wanted: readonly string[] = typeof access.flag === 'string' ? [access.flag] : access.flag;
  if (!viewer.superadmin && ![...viewer.flags].some((flag) => wanted.includes(flag)))
    throw refuse(403, 'notAllowed');
};

/** The boat that path or body name must be the caller's own or of the fleet. */
const checkBoat = (viewer: Viewer, access: Access, boatParam: string | undefined, body: unknown) => {
  if (access === 'public' || access === 'own') return;
  const named = boatParam ?? (isRecord(body) && typeof body.boatID === 'string' ? body.boatID : undefined);
  if (named !== undefined && !reaches(viewer, named)) throw refuse(403, 'notYourBoat');
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readBody = async (c: Context, endpoint: Endpoint): Promise<unknown> => {
  const type = c.req.header('content-type') ?? '';
  const wanted = endpoint.encoding === 'form' ? 'multipart/form-data' : 'application/json';
  if (!type.startsWith(wanted)) throw refuse(415, 'wrongType');
  try {
    return endpoint.encoding === 'form' ? clean(await c.req.parseBody()) : readJson(await c.req.text());
  } catch {
    throw refuse(400, 'notReadable');
  }
};

const parse = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw issuesToRefusal(parsed.error);
  return parsed.data;
};

const present = (services: Services, endpoint: Endpoint, answer: unknown) => {
  if (answer instanceof JsonText) {
    if (services.strict) endpoint.response.parse(JSON.parse(answer.text));
    return answer.text;
  }
  return JSON.stringify(endpoint.response.parse(answer));
};

/** The address a call came from, as a proxy or the socket says it. */
export const addressOf = (c: Context): string =>
  c.req.header('x-forwarded-for')?.split(',')[0]?.trim() ?? c.env?.incoming?.socket?.remoteAddress ?? '';

/** Answers any failure as `{ errors: [{ msg, path? }] }`; what nobody foresaw is logged and answered without details. */
export const answerError = (
  c: Context,
  error: Error,
  say: (refusal: Refusal, language: string) => object,
) => {
  const refusal = error instanceof Refusal ? error : refuse(500, 'serverFailed');
  if (refusal.status >= 500) console.error(`${c.req.method} ${c.req.path}`, error);
  if (refusal.retryAfter) c.header('retry-after', String(refusal.retryAfter));
  // Statuses of a Refusal are ours, all of them content statuses.
  return c.json(say(refusal, c.req.header('accept-language') ?? 'en'), refusal.status as 400);
};
