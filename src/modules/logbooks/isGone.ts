import { ApiError } from '#lib/apiError.ts';

/** Whether a link has ended, or never was one. */
export const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** Whether a link asks for a code, or for another than the one that was sent. */
export const asksForCode = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.status === 403;
