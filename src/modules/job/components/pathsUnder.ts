import { ApiError } from '#lib/apiError.ts';

/** For a form that is one of a list: rethrows the error with its messages' paths as the form names its fields. */
export const pathsUnder =
  (prefix: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(
      error.status,
      error.messages.map(({ msg, path }) => ({
        msg,
        path: path?.startsWith(prefix) ? path.slice(prefix.length) : path,
      })),
    );
  };
