import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Endpoint } from './endpoint.ts';
import type { Stamped } from './resource.ts';
import type { Synced } from './synced.ts';

/** A part of a long list, by the places of its first and last row in the order in which rows were created. */
export type Part = { from: number; to: number };

/** A list of which `parts` are missing, and what was written since `rev`. */
type InParts<T> = { rev: number; parts: readonly Part[]; items: T[] };

type Ask = { client: QueryClient; queryKey: QueryKey; boatID: string; signal: AbortSignal };

/** So many parts are asked for at once: over a satellite, an answer takes longer to begin than to come. */
const PARTS_AT_ONCE = 4;

/** How far a list has come is kept for this long, for when the link is cut; at most until the session ends. */
const KEPT_MS = 600_000;

/** The second part of the query key of how far a list has come. */
export const PARTS = 'parts';

/** Beside its list, so that what forgets the lists of a resource forgets this too. */
const keyOf = ([name, , ...rest]: QueryKey): QueryKey => [name, PARTS, ...rest];

const note = ({ client, queryKey }: Ask, come: InParts<Stamped>) => {
  const options = client.defaultQueryOptions({
    queryKey: keyOf(queryKey),
    structuralSharing: false,
    gcTime: KEPT_MS,
    meta: { keep: false },
  });
  client.getQueryCache().build(client, options).setData(come, { manual: true });
};

/**
 * Fetches a long list part by part, and goes on where it was cut off before. What was written since the revision of the
 * result is missing. `call` is the one for a part. @throws what `send` throws; what has come until then is kept.
 */
export const fetchInParts = async <T extends Stamped>(
  call: Endpoint,
  ask: Ask,
  send: (endpoint: Endpoint, input: object) => Promise<unknown>,
  { rev = 0, parts: all = [] }: { rev?: number; parts?: Part[] },
): Promise<Synced<T>> => {
  const { client, queryKey, boatID, signal } = ask;
  const fetchPart = async (search: Part) =>
    // The call for a part answers with items of its resource.
    (await send(call, { params: { boatID }, search, signal })) as T[];
  let come = client.getQueryData<InParts<T>>(keyOf(queryKey)) ?? { rev, parts: all, items: [] };
  const coming: Promise<T[]>[] = [];
  while (come.parts.length > 0) {
    for (const part of come.parts.slice(coming.length, PARTS_AT_ONCE)) {
      const answer = fetchPart(part);
      // Its error is told when it is its turn.
      answer.catch(() => undefined);
      coming.push(answer);
    }
    const items = come.items.concat((await coming.shift()) ?? []);
    come = { rev: come.rev, parts: come.parts.slice(1), items };
    note(ask, come);
  }
  // All is there: a list that is fetched anew some day must not begin with these rows.
  client.removeQueries({ queryKey: keyOf(queryKey), exact: true });
  return { rev: come.rev, items: come.items, wholeAt: Date.now() };
};
