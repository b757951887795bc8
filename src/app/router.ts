import { groups } from 'virtual:route-groups';
import { routeTree } from 'virtual:routes';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { inTurn } from '#lib/breath.ts';
import { PageError } from './AppLayout/PageError.tsx';
import { menuGroupOf } from './menuGroup.ts';

/** The router on a query cache; tests pass `history`. */
export const createAppRouter = (
  queryClient: QueryClient,
  options: Partial<Parameters<typeof createRouter>[0]> = {},
) => {
  const router = createRouter({
    routeTree,
    context: { queryClient, findPage: (path: string): Promise<boolean> => findPage(router, path) },
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    scrollToTopSelectors: ['#main'],
    defaultPendingMs: 300,
    defaultErrorComponent: PageError,
    ...options,
  });
  return router;
};

type AppRouter = ReturnType<typeof createAppRouter>;

/** Whether the router knows a page at this path. */
const isKnown = (router: AppRouter, path: string) => router.getMatchedRoutes(path)[2]?.id !== '/app/$';

/** Takes over what was loaded into the tree. */
const grow = (router: AppRouter) => router.setRoutes(router.buildRouteTree());

/** Loads the routes of the path's group, if the router does not know them; whether there is a page then. */
export const findPage = async (router: AppRouter, path: string): Promise<boolean> => {
  if (isKnown(router, path)) return true;
  await groups[menuGroupOf(path)]?.();
  grow(router);
  return isKnown(router, path);
};

/** Loads the routes of all pages. */
export const loadRoutes = async (router: AppRouter) => {
  await inTurn(Object.values(groups), (load) => load());
  grow(router);
};

/** Starts to load the code of a page: of the requested one while stored data is still being read. */
export const loadPageCode = (router: AppRouter, path: string = router.latestLocation.pathname) => {
  const [matched] = router.getMatchedRoutes(path);
  for (const route of matched) void router.loadRouteChunk(route)?.catch(() => undefined);
};

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
