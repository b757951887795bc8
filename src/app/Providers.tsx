import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { removeAlert, useAlerts } from '#stores/alerts.ts';
import { Notices } from '#ui/Notices.tsx';
import { UiProvider } from '#ui/UiProvider.tsx';
import type { createAppRouter } from './router.ts';

type Props = { queryClient: QueryClient; router: ReturnType<typeof createAppRouter> };

/** Everything around the pages: cache, look, routes and notices. */
export const Providers = ({ queryClient, router }: Props) => {
  const alerts = useAlerts((state) => state.alerts);
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <RouterProvider router={router} />
        <Notices items={alerts} onClose={removeAlert} />
      </UiProvider>
    </QueryClientProvider>
  );
};
