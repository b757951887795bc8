import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedUser } from '#modules/auth/queries.ts';
import { shipyardQueries } from '#modules/shipyard/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { UsersPage } from '../pages/UsersPage.tsx';
import { userQueries } from '../queries.ts';
import { usersViews, viewFor } from '../views.ts';

export const Route = createFileRoute('/app/users')({
  validateSearch: tableSearch.extend({ show: z.enum(usersViews).optional().catch(undefined) }),
  loaderDeps: ({ search: { show } }) => ({ show }),
  loader: ({ context: { queryClient }, deps: { show } }) => {
    const user = cachedUser(queryClient);
    if (!user?.boatID) return;
    const view = viewFor(user, show);
    if (view === 'yard') void queryClient.prefetchQuery(shipyardQueries.ofBoat(user.boatID));
    else if (view === 'watch') void queryClient.prefetchQuery(userQueries.watchkeepers(user.boatID));
    else if (user.superadmin || user.employees || user.management)
      void queryClient.prefetchQuery(userQueries.ofBoat(user.boatID));
  },
  component: UsersPage,
});
