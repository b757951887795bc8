import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedUser } from '#modules/auth/queries.ts';
import { certificateQueries } from '#modules/certificates/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { EmployeesPage } from '../pages/EmployeesPage.tsx';
import { peopleQueries } from '../queries/people.ts';
import { profileQueries } from '../queries.ts';

export const Route = createFileRoute('/app/employees/')({
  validateSearch: tableSearch.extend({ show: z.literal('pay').optional().catch(undefined) }),
  loaderDeps: ({ search: { show } }) => ({ show }),
  loader: ({ context: { queryClient }, deps: { show } }) => {
    const user = cachedUser(queryClient);
    if (!user?.boatID || !(user.superadmin || user.employees)) return;
    if (show === 'pay') {
      if (user.superadmin || user.accounting) void queryClient.prefetchQuery(peopleQueries.pay(user.boatID));
      return;
    }
    void queryClient.prefetchQuery(profileQueries.list(user.boatID));
    void queryClient.prefetchQuery(certificateQueries.list(user.boatID));
    void queryClient.prefetchQuery(profileQueries.aboard(user.boatID));
  },
  component: EmployeesPage,
});
