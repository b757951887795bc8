import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { authQueries } from '#modules/auth/queries.ts';
import { removeAlert, useAlerts } from '#stores/alerts.ts';
import { useAuth } from '#stores/auth.ts';
import { FormatProvider } from '#ui/format/useFormat.tsx';
import { Notices } from '#ui/Notices.tsx';
import { UiProvider } from '#ui/UiProvider.tsx';
import type { createAppRouter } from './router.ts';

type Props = { queryClient: QueryClient; router: ReturnType<typeof createAppRouter> };

/**
 * Formats times in the zone of the current boat. It only reads the signed-in user from the cache: the frame fetches it.
 */
const ShipFormat = ({ children }: { children: ReactNode }) => {
  const me = authQueries.me(useAuth(({ userID }) => userID));
  const { data } = useQuery({
    ...me,
    enabled: false,
    select: ({ boat, boatName }) => ({ timeZone: boat?.timeZone, vessel: boatName }),
  });
  return <FormatProvider {...data}>{children}</FormatProvider>;
};

/** All providers around the pages: cache, theme, formats, routes and notices. */
export const Providers = ({ queryClient, router }: Props) => {
  const alerts = useAlerts((state) => state.alerts);
  return (
    <QueryClientProvider client={queryClient}>
      <ShipFormat>
        <UiProvider>
          <RouterProvider router={router} />
          <Notices items={alerts} onClose={removeAlert} />
        </UiProvider>
      </ShipFormat>
    </QueryClientProvider>
  );
};
