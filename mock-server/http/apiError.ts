import type { Since } from '#modules/history/contract.ts';
import type { MessageKey } from '../messages/en.ts';

type Params = Record<string, string | number>;
type Item = {
  key: MessageKey;
  params?: Params;
  path?: string;
  /** The refusal is a question: sent again with true at this path of the body, the call is done. */
  ask?: string;
};

/** An error answer: thrown anywhere in a handler, sent as `{ errors: [{ msg, path?, ask? }] }` in the reader's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly items: Item[];
  /** On 409: the current item. */
  readonly current: unknown;
  /** What was done to the item since the revision that the call was based on; on 404, its deletion. */
  readonly since: readonly Since[];
  readonly retryAfter: number | undefined;
  constructor(
    status: number,
    items: Item[],
    extra: { current?: unknown; since?: readonly Since[]; retryAfter?: number } = {},
  ) {
    super(items.map((item) => item.key).join(', '));
    this.status = status;
    this.items = items;
    this.current = extra.current;
    this.since = extra.since ?? [];
    this.retryAfter = extra.retryAfter;
  }
}

/** An error with one message, about the field at `path` if given. */
export const fail = (status: number, key: MessageKey, params?: Params, path?: string) =>
  new ApiError(status, [{ key, ...(params ? { params } : {}), ...(path ? { path } : {}) }]);
