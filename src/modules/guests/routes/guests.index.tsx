import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { GuestsPage } from '../pages/GuestsPage.tsx';
import { guestQueries } from '../queries.ts';

export const Route = createFileRoute('/app/guests/')({
  validateSearch: tableSearch,
  loader: ({ context: { queryClient } }) => {
    const user = cachedUser(queryClient);
    if (user?.boatID && (user.superadmin || user.guests))
      void queryClient.prefetchQuery(guestQueries.list(user.boatID));
  },
  component: GuestsPage,
});
