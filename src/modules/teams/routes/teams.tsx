import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { TeamsPage } from '../pages/TeamsPage.tsx';
import { teamQueries } from '../queries.ts';

export const Route = createFileRoute('/app/teams')({
  validateSearch: tableSearch,
  loader: ({ context: { queryClient } }) => {
    const user = cachedUser(queryClient);
    if (user?.boatID && (user.employees || user.superadmin))
      void queryClient.prefetchQuery(teamQueries.list(user.boatID));
  },
  component: TeamsPage,
});
