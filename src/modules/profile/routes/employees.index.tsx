import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { certificateQueries } from '#modules/certificates/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { EmployeesPage } from '../pages/EmployeesPage.tsx';
import { profileQueries } from '../queries.ts';

export const Route = createFileRoute('/app/employees/')({
  validateSearch: tableSearch,
  loader: ({ context: { queryClient } }) => {
    const user = cachedUser(queryClient);
    if (!user?.boatID || !(user.superadmin || user.employees)) return;
    void queryClient.prefetchQuery(profileQueries.list(user.boatID));
    void queryClient.prefetchQuery(certificateQueries.list(user.boatID));
    void queryClient.prefetchQuery(profileQueries.aboard(user.boatID));
  },
  component: EmployeesPage,
});
