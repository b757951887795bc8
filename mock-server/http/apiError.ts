import type { MessageKey } from '../messages/en.ts';

type Params = Record<string, string | number>;
type Item = { key: MessageKey; params?: Params; path?: string };

/** An error answer: thrown anywhere in a handler, sent as `{ errors: [{ msg, path? }] }` in the reader's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly items: Item[];
  /** On 409: the current item. */
  readonly current: unknown;
  readonly retryAfter: number | undefined;
  constructor(status: number, items: Item[], extra: { current?: unknown; retryAfter?: number } = {}) {
    super(items.map((item) => item.key).join(', '));
    this.status = status;
    this.items = items;
    this.current = extra.current;
    this.retryAfter = extra.retryAfter;
  }
}

/** An error with one message, about the field at `path` if given. */
export const fail = (status: number, key: MessageKey, params?: Params, path?: string) =>
  new ApiError(status, [{ key, ...(params ? { params } : {}), ...(path ? { path } : {}) }]);
