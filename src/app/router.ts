import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { PageError } from './AppLayout/PageError.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The router on a query cache; tests pass `history`. */
export const createAppRouter = (
  queryClient: QueryClient,
  options: Partial<Parameters<typeof createRouter>[0]> = {},
) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    scrollToTopSelectors: ['#main'],
    defaultPendingMs: 300,
    defaultErrorComponent: PageError,
    ...options,
  });

/** Starts to load the code of a page: of the requested one while stored data is still being read. */
export const loadPageCode = (
  router: ReturnType<typeof createAppRouter>,
  path: string = router.latestLocation.pathname,
) => {
  const [matched] = router.getMatchedRoutes(path);
  for (const route of matched) void router.loadRouteChunk(route)?.catch(() => undefined);
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
