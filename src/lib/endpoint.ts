import { z } from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The `:name` parts of a path, as the keys of its required params. */
export type ParamNames<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;

/**
 * Who may call: `public` needs no token; `own` is a user's own account, even if the boat is EXPIRED; `member` is any
 * signed-in user whose boat is not EXPIRED; `crew` is one who belongs to the boat or its company, not a shipyard, a
 * contractor or a visitor; `{ flag }` requires one of these permission flags. With `own`, members without a flag may call
 * too, about what is theirs: a job assigned to them, shared with them or reported by them.
 */
export type Access = 'public' | 'own' | 'member' | 'crew' | { flag: string | readonly string[]; own?: true };

/**
 * How a command is undone: by a call, named as in the same contract or as `contract.call` (its own name: called again
 * with the former values), or not at all, and why.
 */
export type Undo = { call: string } | { none: string };

type Details<B extends z.ZodMiniType, S extends z.ZodMiniType, R extends z.ZodMiniType> = {
  access: Access;
  response: R;
  body?: B;
  search?: S;
  /** One sentence for the published OpenAPI document; the build leaves it out of the browser's code. */
  summary?: string;
  /** The caller proves who they are again: the present password in the header `x-confirm`, percent-encoded. */
  confirmed?: boolean;
  /** Commands only: how they are undone, also for the OpenAPI document (docs/decisions/0035). */
  undo?: Undo;
  /** Commands only: the answer is needed at once, so that they never wait in the outbox. */
  online?: true;
  /** Answers only when this search key is given, so several calls can share one path. */
  when?: string;
  /** `form`: the body is sent as multipart/form-data (uploads). */
  encoding?: 'form';
  /** The content type of an answer that is not JSON; set by `endpoint.file` and `endpoint.stream`. */
  answers?: FileType;
};

/** Content types of answers that are not JSON: files and the event stream. */
export type FileType = 'application/pdf' | 'text/event-stream';

export type Endpoint<
  P extends string = string,
  B extends z.ZodMiniType = z.ZodMiniType,
  S extends z.ZodMiniType = z.ZodMiniType,
  R extends z.ZodMiniType = z.ZodMiniType,
> = Details<B, S, R> & { method: Method; path: P };

/** A contract: the named calls of a module. */
export type Contract = Record<string, Endpoint>;

const ofMethod =
  (method: Method) =>
  <
    P extends string,
    R extends z.ZodMiniType,
    B extends z.ZodMiniType = z.ZodMiniUndefined,
    S extends z.ZodMiniType = z.ZodMiniUndefined,
  >(
    path: P,
    details: Details<B, S, R>,
  ): Endpoint<P, B, S, R> => ({ ...details, method, path });

/** A read that answers with a file: bytes of the type `answers`, with a file name. Errors are JSON, as everywhere. */
const ofFile = <P extends string, S extends z.ZodMiniType = z.ZodMiniUndefined>(
  path: P,
  details: Pick<Details<z.ZodMiniUndefined, S, z.ZodMiniType<File>>, 'access' | 'search' | 'summary'> & {
    answers: FileType;
  },
): Endpoint<P, z.ZodMiniUndefined, S, z.ZodMiniType<File>> => ({
  ...details,
  response: z.instanceof(File),
  method: 'GET',
  path,
});

/** A read that answers with server-sent events. Errors are JSON, as everywhere. */
const ofStream = <P extends string, S extends z.ZodMiniType = z.ZodMiniUndefined>(
  path: P,
  details: Pick<
    Details<z.ZodMiniUndefined, S, z.ZodMiniType<ReadableStream>>,
    'access' | 'search' | 'summary'
  >,
): Endpoint<P, z.ZodMiniUndefined, S, z.ZodMiniType<ReadableStream>> => ({
  ...details,
  answers: 'text/event-stream',
  response: z.instanceof(ReadableStream),
  method: 'GET',
  path,
});

/** Endpoints are plain data for browser and server: `endpoint.put('/api/x/:id', { access, body, response })`. */
export const endpoint = {
  get: ofMethod('GET'),
  post: ofMethod('POST'),
  put: ofMethod('PUT'),
  delete: ofMethod('DELETE'),
  file: ofFile,
  stream: ofStream,
};
