import { ApiError } from '#lib/apiError.ts';

/** Whether a link has ended, or never was one. */
export const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;
