import ky, { isHTTPError, isTimeoutError } from 'ky';
import { z } from 'zod/mini';
import { checkRows, parse, readAnswer } from './answerInSteps.ts';
import { ApiError, ConnectionError } from './apiError.ts';
import { noteServerTime } from './clock.ts';
import { connectionIsDown, connectionIsUp } from './connection.ts';
import { deviceID } from './device.ts';
import type { EarlyAnswer } from './earlyAnswer.ts';
import type { Endpoint, FileType, ParamNames } from './endpoint.ts';
import { DEVICE_HEADER, EPOCH_HEADER, OPERATION_HEADER } from './marks.ts';

/** The timeout of a call; papers get longer because of satellite links. */
export const TIMEOUT_MS = 30_000;
const FILE_TIMEOUT_MS = 600_000;

/** zod's compiled parsers need eval, which the content security policy forbids. */
z.config({ jitless: true });

type Hooks = {
  token: () => string | null;
  language: () => string;
  onUnauthorized: () => void;
  /** Called with the epoch of the database that an answer names. */
  onEpoch?: (epoch: string) => unknown;
  /** Called when the offset of this device's clock changes, in ms; 0 when the clock is right. */
  onClock?: (offset: number) => unknown;
};
let hooks: Hooks = { token: () => null, language: () => 'en', onUnauthorized: () => {} };

/**
 * Called once by the app: how to get the token and the language, and what to do when the session is no longer valid.
 */
export const configureRequests = (given: Hooks) => {
  hooks = given;
};

/** The token of the session, and the end of that session if it is still the current one. */
export const session = {
  token: () => hooks.token(),
  end: (token: string | null) => {
    // If the user has signed in again meanwhile, the new session stays.
    if (token !== null && hooks.token() === token) hooks.onUnauthorized();
  },
};

/** What the server says when it refuses. */
export const failure = z.object({
  errors: z
    .array(z.object({ msg: z.string(), path: z.optional(z.string()), ask: z.optional(z.string()) }))
    .check(z.minLength(1)),
  current: z.optional(z.unknown()),
});

/** The params, search and body that an endpoint declares; nothing else can be passed. */
export type Input<E> =
  E extends Endpoint<infer P, infer B, infer S>
    ? ([ParamNames<P>] extends [never] ? unknown : { params: Record<ParamNames<P>, string> }) &
        (B extends z.ZodMiniUndefined ? unknown : { body: z.input<B> }) &
        (S extends z.ZodMiniUndefined ? unknown : { search: z.input<S> }) & {
          signal?: AbortSignal;
          opId?: string;
          /** The present password, for calls that are `confirmed`. */
          confirm?: string | undefined;
          /** The request continues even when the page is being left. */
          keepalive?: boolean;
          /** An answer that may be there already; it is taken if it is one of this call, and no refusal. */
          early?: Promise<EarlyAnswer | undefined> | undefined;
          /** Further headers, for calls that prove themselves otherwise than by a session. */
          headers?: Record<string, string>;
        }
    : never;

type Loose = {
  params?: Record<string, string>;
  search?: object;
  body?: unknown;
  signal?: AbortSignal;
  opId?: string;
  confirm?: string | undefined;
  keepalive?: boolean;
  early?: Promise<EarlyAnswer | undefined> | undefined;
  headers?: Record<string, string>;
};

/** The URL path of a call with its params filled in. */
export const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const searchOf = (search: object = {}) =>
  Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );

/** The URL path of a call, with its params and its search. */
const addressOf = ({ path }: Endpoint, { params, search }: Loose) => {
  const query = new URLSearchParams(searchOf(search)).toString();
  return fillPath(path, params) + (query && `?${query}`);
};

/** A call as data; `endpoint` parses its answer. */
export type RequestDescriptor<R = unknown> = PlainRequest & {
  endpoint: Endpoint<string, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<R>>;
};

/** A complete call that can be sent without the code that made it. Only writes are sent this way. */
export type PlainRequest = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: unknown;
  /** `form`: the body contains files and is sent as multipart/form-data. */
  encoding?: 'form' | undefined;
};

/** A write as data, not yet made. */
export const prepare = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): RequestDescriptor<z.output<E['response']>> => {
  if (endpoint.method === 'GET') throw new Error(`${endpoint.path} is no write`);
  return {
    // The generic E carries the type of its answer; nothing more is claimed here.
    endpoint: endpoint as RequestDescriptor<z.output<E['response']>>['endpoint'],
    method: endpoint.method,
    path: addressOf(endpoint, input as Loose),
    body: (input as Loose).body,
    ...(endpoint.encoding ? { encoding: endpoint.encoding } : {}),
  };
};

/** The headers of every call; `opId`: of the operation that it makes. */
export const headersOf = (opId: string | undefined) => {
  const token = hooks.token();
  return {
    'accept-language': hooks.language(),
    ...(token ? { 'x-auth-token': token, [DEVICE_HEADER]: deviceID() } : {}),
    ...(opId ? { [OPERATION_HEADER]: opId } : {}),
  };
};

/**
 * Captive portals, proxies and wrong servers answer in the server's place, in JSON too. @throws ConnectionError if the
 * answer does not carry the server's mark, or is not about this operation.
 */
export const checkMarks = ({ headers }: Response, opId?: string) => {
  const epoch = headers.get(EPOCH_HEADER);
  if (!epoch || (opId && headers.get(OPERATION_HEADER) !== opId))
    throw new ConnectionError('garbled', undefined);
  hooks.onEpoch?.(epoch);
  const offset = noteServerTime(headers.get('date'));
  if (offset !== undefined) hooks.onClock?.(offset);
};

/** The error for an answer with an error status. */
export const errorOf = (status: number, body: unknown): ApiError => {
  const parsed = failure.safeParse(body);
  return parsed.success
    ? new ApiError(status, parsed.data.errors, parsed.data.current)
    : new ApiError(status, []);
};

/**
 * Calls the server and checks its answer; with `sendRequest` the only caller of ky. @throws ApiError when the server refused,
 * ConnectionError when no usable answer came.
 */
export const request = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<z.output<E['response']>> => {
  // `Input<E>` is exact for the caller; inside, E is unknown, so its parts are typed loosely.
  const { body, signal, opId, confirm, keepalive = false, early, headers } = input as Loose;
  const token = hooks.token();
  const address = addressOf(endpoint, input as Loose);
  try {
    const found = early && (await early);
    const there = found?.answer.ok && found.answer.url === location.origin + address ? found : undefined;
    const response =
      there?.answer ??
      (await ky(address, {
        baseUrl: location.origin,
        method: endpoint.method,
        // Files are only sent by the outbox.
        ...(body === undefined ? {} : { json: body }),
        ...(signal ? { signal } : {}),
        headers: {
          ...headersOf(opId),
          ...headers,
          ...(confirm ? { 'x-confirm': encodeURIComponent(confirm) } : {}),
        },
        timeout: endpoint.answers === 'application/pdf' ? FILE_TIMEOUT_MS : TIMEOUT_MS,
        retry: 0,
        ...(keepalive ? { keepalive } : {}),
      }));
    checkMarks(response, opId);
    // Without the stream of an answer that comes, whose steps would wait for what is drawn meanwhile.
    const answer = there ? parse(there.text) : await answerOf(response, endpoint.answers);
    connectionIsUp();
    return await check(endpoint, answer);
  } catch (error) {
    throw await explain(error, endpoint, token);
  }
};

/** The content of an answer. An answer of another type (a captive portal's page) throws. */
const answerOf = async (response: Response, type: FileType | undefined): Promise<unknown> => {
  if (type === undefined) return readAnswer(response);
  if (!response.headers.get('content-type')?.startsWith(type))
    throw new ConnectionError('garbled', undefined);
  return type === 'text/event-stream' ? response.body : (await import('./fileOf.ts')).fileOf(response, type);
};

const check = async <E extends Endpoint>(endpoint: E, answer: unknown): Promise<z.output<E['response']>> => {
  const parsed = await checkRows(endpoint.response, answer);
  // z.output of a generic endpoint is not resolved here; the parse has just established it.
  if (parsed.success) return parsed.data as z.output<E['response']>;
  console.warn(
    `The answer of ${endpoint.method} ${endpoint.path} is not as agreed`,
    parsed.error.issues.slice(0, 5),
  );
  throw new ConnectionError('garbled', parsed.error);
};

/** Turns any thrown value into ApiError or ConnectionError, or returns the abort unchanged. */
const explain = async (error: unknown, endpoint: Endpoint, token: string | null): Promise<unknown> => {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (isHTTPError(error)) {
    const parsed = failure.safeParse(error.data);
    if (parsed.success && error.response.headers.get(EPOCH_HEADER)) {
      connectionIsUp();
      if (error.response.status === 401 && endpoint.access !== 'public') session.end(token);
      return new ApiError(error.response.status, parsed.data.errors, parsed.data.current);
    }
  }
  // Not every connection that carries calls carries streams, so the opener of a stream decides what a failure means.
  if (endpoint.answers !== 'text/event-stream') connectionIsDown();
  if (error instanceof ConnectionError) return error;
  if (isTimeoutError(error)) return new ConnectionError('slow', error);
  return new ConnectionError(isHTTPError(error) ? 'garbled' : 'down', error);
};
