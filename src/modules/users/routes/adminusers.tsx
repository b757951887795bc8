import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { AdminUsersPage } from '../pages/AdminUsersPage.tsx';
import { userQueries } from '../queries.ts';

export const Route = createFileRoute('/app/adminusers')({
  validateSearch: tableSearch,
  loader: ({ context: { queryClient } }) => {
    if (cachedUser(queryClient)?.superadmin) void queryClient.prefetchQuery(userQueries.all());
  },
  component: AdminUsersPage,
});
