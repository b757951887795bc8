import type { QueryClient, QueryKey } from '@tanstack/react-query';

import type { Access } from './endpoint.ts';
import { loadTexts } from './text.ts';
import type { Namespace } from './useTranslation.ts';
import { cachedViewer, isSignedIn } from './viewer.ts';

/** Query options whose `meta.access` says who may read; without it, everybody whose boat is not EXPIRED. */
type Read = { queryKey: QueryKey; enabled?: unknown; meta?: { access?: Access } | undefined };

type Loading<D> = { context: { queryClient: QueryClient }; params: { id?: string }; deps: D };
/**
 * What a page's reads depend on: the current boat ('' while unknown), the item's id from the URL, and the loader's
 * deps.
 */
export type Start<D = object> = { boatID: string; id: string; client: QueryClient; deps: D };

/**
 * A route's loader: starts the page's reads, each only if the user may make it, and waits for none. While the user of a
 * session is still unknown, it starts only reads that do not depend on a boat: the server checks those. Without a
 * session it starts nothing: a link pressed during sign-out would only be refused. `words` are the namespaces of the
 * whole page, including parts that appear later.
 */
export const preload =
  <D = object>(reads: (start: Start<D>) => readonly Read[], ...words: Namespace[]) =>
  ({ context: { queryClient: client }, params: { id = '' }, deps }: Loading<D>): void => {
    if (words.length > 0) void loadTexts(...words);
    if (!isSignedIn()) return;
    const viewer = cachedViewer(client);
    for (const read of reads({ boatID: viewer?.boatID ?? '', id, client, deps })) {
      const may = !viewer || viewer.can(read.meta?.access ?? 'member');
      // An empty part of a key stands for the boat, which is not known yet.
      const known = !read.queryKey.includes('');
      if (may && known && read.enabled !== false) void client.prefetchQuery(read);
    }
  };
