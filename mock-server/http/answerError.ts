import type { Context } from 'hono';
import { isConnectionLost, isDiskFull } from '../db/lostConnection.ts';
import { type Log, logError } from '../log.ts';
import { ApiError, fail } from './apiError.ts';
import { languageOf } from './readCall.ts';

/** Clients ask again after this time, when the database was away or the disk full. */
const AWAY_S = 2;
const FULL_S = 30;

const refusalOf = (error: Error): ApiError => {
  if (error instanceof ApiError) return error;
  if (isConnectionLost(error)) return new ApiError(503, [{ key: 'databaseAway' }], { retryAfter: AWAY_S });
  if (isDiskFull(error)) return new ApiError(503, [{ key: 'diskFull' }], { retryAfter: FULL_S });
  return fail(500, 'serverFailed');
};

/** Answers any failure as `{ errors: [{ msg, path? }] }`; an unexpected one is logged and answered without details. */
export const answerError = (
  c: Context,
  error: Error,
  bodyOf: (apiError: ApiError, language: string) => object,
  log: Log,
) => {
  const refusal = refusalOf(error);
  // 502: an outside service failed, which is expected and reported to the caller.
  if (refusal.status >= 500 && refusal.status !== 502)
    logError(log, `${c.req.method} ${c.req.routePath}`, error);
  if (refusal.retryAfter) c.header('retry-after', String(refusal.retryAfter));
  // All statuses of an ApiError are content statuses.
  return c.json(bodyOf(refusal, languageOf(c)), refusal.status as 400);
};
