import type { Call } from '../http/implement.ts';

/**
 * A call with the server's own connection, for what no call of a user may read or write: password hashes, counts of tries,
 * links that set a password, the settings of others. Whoever uses it has checked whose they are.
 */
export const asHouse = <C extends Pick<Call, 'services'>>(call: C): C & Pick<Call, 'db'> => ({
  ...call,
  db: call.services.database.db,
});
