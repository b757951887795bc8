import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { UsersPage } from '../pages/UsersPage.tsx';
import { userQueries } from '../queries.ts';

export const Route = createFileRoute('/app/users')({
  validateSearch: tableSearch,
  loader: ({ context: { queryClient } }) => {
    const user = cachedUser(queryClient);
    if (user?.boatID && (user.superadmin || user.employees || user.management))
      void queryClient.prefetchQuery(userQueries.ofBoat(user.boatID));
  },
  component: UsersPage,
});
