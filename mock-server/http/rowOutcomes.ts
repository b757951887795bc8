import type { RefusedRow } from '#lib/rowOutcomes.ts';
import type { Since } from '#modules/history/contract.ts';
import type { MessageKey } from '../messages/en.ts';
import { errorsIn } from '../messages/messages.ts';
import { ApiError } from './apiError.ts';

type Params = Record<string, string | number>;
type Refusal = { status: number; items: ApiError['items']; current?: unknown };
type More = { field?: string; params?: Params; current?: unknown };

/**
 * What became of each row of a bulk command. By row, refused rows are answered beside the result of the others;
 * otherwise, and for a single row, they are the error of the whole call, all reported at once.
 */
export class RowOutcomes {
  readonly #list: string;
  readonly #ids: readonly string[];
  readonly #byRow: boolean;
  readonly #refused = new Map<number, Refusal>();

  /** `list`: the key of the rows in the body; `ids`: the item that each row is about. */
  constructor(list: string, ids: readonly string[], byRow = false) {
    this.#list = list;
    this.#ids = ids;
    this.#byRow = byRow && ids.length > 1;
  }

  /** Refuses a row; `field` is the wrong one of its fields. */
  refuse(row: number, status: number, key: MessageKey, { field, params = {}, current }: More = {}) {
    const path = `${this.#list}.${row}${field ? `.${field}` : ''}`;
    this.add(row, status, [{ key, params, path }], current);
  }

  /** Runs the check of a row; the ApiError that it throws refuses that row. */
  check(row: number, task: () => void) {
    try {
      task();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.add(row, error.status, error.items, error.current);
    }
  }

  isRefused(row: number): boolean {
    return this.#refused.has(row);
  }

  /** `since`: who deleted what is gone. @throws ApiError with all refusals, unless the call ends row by row. */
  failUnlessByRow(since: readonly Since[] = []) {
    const [first] = this.#refused.values();
    if (!first || this.#byRow) return;
    const items = [...this.#refused.values()].flatMap((refusal) => refusal.items);
    throw new ApiError(first.status, items, { current: first.current, since });
  }

  /** The answer of the call: the usual one, beside the refused rows if there are any. */
  answer<A>(done: A, language: string): A | { done: A; refused: RefusedRow[] } {
    if (this.#refused.size === 0) return done;
    const refused = [...this.#refused].map(([row, { status, items, current }]) => ({
      row,
      id: this.#ids[row] ?? '',
      status,
      errors: errorsIn(items, language),
      ...(current === undefined ? {} : { current }),
    }));
    return { done, refused };
  }

  /** Refuses a row with these errors. */
  add(row: number, status: number, items: ApiError['items'], current?: unknown) {
    const there = this.#refused.get(row);
    if (there) there.items.push(...items);
    else this.#refused.set(row, { status, items: [...items], ...(current === undefined ? {} : { current }) });
  }
}
