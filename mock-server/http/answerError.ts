import type { Context } from 'hono';
import { ApiError, fail } from './apiError.ts';
import { loggable } from './loggable.ts';
import { languageOf } from './readCall.ts';

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
