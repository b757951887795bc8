import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedUser } from '#modules/auth/queries.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { ManagementHomePage } from '../pages/ManagementHomePage.tsx';
import { managementQueries } from '../queries.ts';

export const Route = createFileRoute('/app/managementhome')({
  validateSearch: tableSearch.extend({ show: z.literal('people').optional().catch(undefined) }),
  loaderDeps: ({ search: { show } }) => ({ show }),
  loader: ({ context: { queryClient }, deps: { show } }) => {
    const user = cachedUser(queryClient);
    if (show === 'people') {
      if (user?.employees || user?.superadmin) void queryClient.prefetchQuery(peopleQueries.fleet());
    } else if (user?.management || user?.superadmin)
      void queryClient.prefetchQuery(managementQueries.fleet());
  },
  component: ManagementHomePage,
});
