import type { QueryClient, QueryKey } from '@tanstack/react-query';

import type { Access } from './endpoint.ts';
import { loadTexts } from './text.ts';
import type { Namespace } from './useTranslation.ts';
import { cachedViewer, isSignedIn } from './viewer.ts';

/** Query options whose `meta.access` says who may read; without it, everybody whose boat is not EXPIRED. */
type Read = { queryKey: QueryKey; enabled?: unknown; meta?: { access?: Access } | undefined };

type Loading<D> = { context: { queryClient: QueryClient }; params: { id?: string }; deps: D };
/** What a page begins with: the present boat ('' while it is not known), the item of the address, and the loader's deps. */
export type Start<D = object> = { boatID: string; id: string; client: QueryClient; deps: D };

/**
 * A route's loader: starts the reads that its page begins with, each only for a person who may make it, and waits for
 * none. While the person of a session is not known, it starts what depends on no boat: the server decides then. Without a
 * session it starts nothing: a link that was touched on the way out would only be refused. `words` are the
 * namespaces of the whole page, of parts that appear later too.
 */
export const preload =
  <D = object>(reads: (start: Start<D>) => readonly Read[], ...words: Namespace[]) =>
  ({ context: { queryClient: client }, params: { id = '' }, deps }: Loading<D>): void => {
    if (words.length > 0) void loadTexts(...words);
    if (!isSignedIn()) return;
    const viewer = cachedViewer(client);
    for (const read of reads({ boatID: viewer?.boatID ?? '', id, client, deps })) {
      const may = !viewer || viewer.can(read.meta?.access ?? 'member');
      // An empty part of a key is the boat, which is not known yet.
      const known = !read.queryKey.includes('');
      if (may && known && read.enabled !== false) void client.prefetchQuery(read);
    }
  };
