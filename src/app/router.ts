import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { PageError } from './AppLayout/PageError.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The router on a query cache; `history` is given by tests. */
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

/** Begins to load the code of the page that is wanted, while what is kept on the device is still being read. */
export const loadPageCode = (router: ReturnType<typeof createAppRouter>) => {
  const [matched] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matched) void router.loadRouteChunk(route)?.catch(() => undefined);
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
