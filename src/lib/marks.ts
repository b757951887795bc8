/** Header of every answer of the server: the epoch of its database, see `epochOf`. */
export const EPOCH_HEADER = 'x-epoch';

/** Header of a write with its operation's key; the answer to it carries the same. */
export const OPERATION_HEADER = 'idempotency-key';

/** Header of every call: the id of the device that makes it. Changes of another device are asked about. */
export const DEVICE_HEADER = 'x-device';
