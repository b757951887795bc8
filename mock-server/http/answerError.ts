import type { Context } from 'hono';
import { ApiError, fail } from './apiError.ts';
import { languageOf } from './readCall.ts';

/**
 * The part of an error that may be logged: of a database error only its code, routine and stack locations, because its
 * message and its statement contain user data.
 */
const loggable = (error: Error) => {
  if (!('code' in error) || !('severity' in error || 'query' in error)) return error;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`database error ${error.code}`, 'routine' in error ? error.routine : '', ...places].join('\n');
};

/** Answers any failure as `{ errors: [{ msg, path? }] }`; an unexpected one is logged and answered without details. */
export const answerError = (
  c: Context,
  error: Error,
  bodyOf: (apiError: ApiError, language: string) => object,
) => {
  const refusal = error instanceof ApiError ? error : fail(500, 'serverFailed');
  // 502: an outside service failed, which is expected and reported to the caller.
  if (refusal.status >= 500 && refusal.status !== 502)
    console.error(`${c.req.method} ${c.req.routePath}`, loggable(error));
  if (refusal.retryAfter) c.header('retry-after', String(refusal.retryAfter));
  // All statuses of an ApiError are content statuses.
  return c.json(bodyOf(refusal, languageOf(c)), refusal.status as 400);
};
