import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';

export const Route = createRootRouteWithContext<{
  queryClient: QueryClient;
  /** Loads the routes of a path that the router does not know yet; whether there is a page then. */
  findPage: (path: string) => Promise<boolean>;
}>()({});
