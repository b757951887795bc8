/** Errors of the mail server name recipients. */
const ofMail = (error: Error) => 'responseCode' in error || 'rejected' in error;

/**
 * The part of an error that may be logged: of a database error only its code, routine and stack locations, because its
 * message and its statement contain user data.
 */
export const loggable = (error: Error): Error | string => {
  if (ofMail(error))
    return `mail error ${'code' in error ? error.code : ''} ${'responseCode' in error ? error.responseCode : ''}`;
  if (!('code' in error) || !('severity' in error || 'query' in error)) return error;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`database error ${error.code}`, 'routine' in error ? error.routine : '', ...places].join('\n');
};
