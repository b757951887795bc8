import { ApiError } from '#lib/apiError.ts';

/** An error without a field is about the link itself; rate limiting is not. */
export const isDeadLink = (error: Error | null) =>
  error instanceof ApiError &&
  error.status !== 429 &&
  error.status < 500 &&
  error.messages.every(({ path }) => !path);
