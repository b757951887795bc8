/**
 * The part of an error that may be logged: of a database error only its code, routine and stack locations, because its
 * message and its statement contain user data.
 */
export const loggable = (error: Error) => {
  if (!('code' in error) || !('severity' in error || 'query' in error)) return error;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`database error ${error.code}`, 'routine' in error ? error.routine : '', ...places].join('\n');
};
