import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { ManagementPage } from '../pages/ManagementPage.tsx';
import { managementQueries } from '../queries.ts';

export const Route = createFileRoute('/app/management/')({
  validateSearch: tableSearch,
  loader: ({ context: { queryClient } }) => {
    const user = cachedUser(queryClient);
    if (user?.management || user?.superadmin) void queryClient.prefetchQuery(managementQueries.list());
  },
  component: ManagementPage,
});
