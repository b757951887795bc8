import { z } from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The `:name` parts of a path, as the keys of its required params. */
export type ParamNames<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;

/**
 * Who may call: `public` needs no token; `own` is a person's own account, also while the boat is EXPIRED;
 * `member` is anyone signed in whose boat is not EXPIRED; `{ flag }` asks for one of these permission flags too.
 */
export type Access = 'public' | 'own' | 'member' | { flag: string | readonly string[] };

type Details<B extends z.ZodMiniType, S extends z.ZodMiniType, R extends z.ZodMiniType> = {
  access: Access;
  response: R;
  body?: B;
  search?: S;
  /** One sentence for the published OpenAPI document. */
  summary?: string;
  /** Answers only when this search key is given; several calls may then share one path. */
  when?: string;
  /** `form`: the body travels as multipart/form-data (uploads). */
  encoding?: 'form';
  /** The answer is of this type instead of JSON; made by `endpoint.file` and `endpoint.stream`. */
  answers?: FileType;
};

/** Types of what calls hand out that is not JSON: files, and the stream of events. */
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

/** A read that answers a file: bytes of the type `answers`, with the file's name. Its errors are JSON, like all others. */
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

/** A read that goes on answering: server-sent events. Its errors are JSON, like all others. */
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

/** Endpoints are plain data that browser and server read alike: `endpoint.put('/api/x/:id', { access, body, response })`. */
export const endpoint = {
  get: ofMethod('GET'),
  post: ofMethod('POST'),
  put: ofMethod('PUT'),
  delete: ofMethod('DELETE'),
  file: ofFile,
  stream: ofStream,
};
