import type { Context } from 'hono';
import type { Endpoint } from '#lib/endpoint.ts';
import { WIRE_HEADER, WIRE_VERSION } from '#lib/marks.ts';
import { ApiError, fail } from './apiError.ts';
import { parse, readBody } from './readCall.ts';

/**
 * How bodies of older versions become those of today: the entry of a version turns a body of the version before into one
 * of it, as in `{ 2: renameKey }`. Entries are never removed: a tablet may come back after a year in a drawer. A key of
 * today that is there already stays, because a user may have corrected the operation in a newer app.
 */
export type Upgrades = Readonly<Record<number, (body: unknown) => unknown>>;

/** The version of the contracts that a call was made for; callers that name none use those of today. */
const versionOf = (c: Context): number => {
  const named = c.req.header(WIRE_HEADER) ?? '';
  return /^\d{1,6}$/.test(named) ? Number(named) : Number.POSITIVE_INFINITY;
};

const isOfKeys = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/** The paths of keys in a body that its schema does not have: parsing left them out. */
const unknownKeys = (sent: unknown, parsed: unknown, path: readonly string[] = []): string[] => {
  if (sent === parsed || !isOfKeys(sent) || !isOfKeys(parsed)) return [];
  if (Array.isArray(sent) && Array.isArray(parsed) && sent.length !== parsed.length) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key) ? unknownKeys(value, parsed[key], [...path, key]) : [[...path, key].join('.')],
  );
};

const parseWhole = (schema: NonNullable<Endpoint['body']>, sent: unknown) => {
  const body = parse(schema, sent);
  const unknown = unknownKeys(sent, body).slice(0, 50);
  if (unknown.length > 0)
    throw new ApiError(
      400,
      unknown.map((path) => ({
        key: 'unknownField',
        params: { field: path.split('.').at(-1) ?? '' },
        path,
      })),
    );
  return body;
};

/**
 * The body of a call in the shape of today. Nothing of it is thrown away in silence: keys that the contract does not have
 * are refused.
 */
export const parseBody = async (c: Context, endpoint: Endpoint, upgrades: Upgrades = {}) => {
  if (!endpoint.body) return undefined;
  const version = versionOf(c);
  let sent = await readBody(c, endpoint);
  for (let next = version + 1; next <= WIRE_VERSION; next++) sent = upgrades[next]?.(sent) ?? sent;
  try {
    return parseWhole(endpoint.body, sent);
  } catch (error) {
    if (version >= WIRE_VERSION || !(error instanceof ApiError)) throw error;
    throw new ApiError(400, [...fail(400, 'olderApp').items, ...error.items]);
  }
};
