/** Header of every answer of the server: the epoch of its database, see `epochOf`. */
export const EPOCH_HEADER = 'x-epoch';

/** Header of a write with its operation's key; the answer to it carries the same. */
export const OPERATION_HEADER = 'idempotency-key';

/** Header of every call: the id of the device that makes it. Changes of another device are asked about. */
export const DEVICE_HEADER = 'x-device';

/** Header of an operation: how long ago it was done, and what the device took for the time then, both in ms. */
export const DONE_HEADER = 'x-done';

/** Header of an operation: the version of the contracts for which its call was made. */
export const WIRE_HEADER = 'x-wire';

/**
 * The version of the contracts. Raise it when a body changes so that an older one no longer fits, with an entry in the
 * `upgrades` of that call on the server. Apps that see a higher one than their own load anew.
 */
export const WIRE_VERSION = 1;
