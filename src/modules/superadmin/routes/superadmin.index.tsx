import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedUser } from '#modules/auth/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { SuperadminPage } from '../pages/SuperadminPage.tsx';
import { superadminQueries } from '../queries.ts';

export const Route = createFileRoute('/app/superadmin/')({
  validateSearch: tableSearch.extend({ show: z.enum(['presets', 'people']).optional().catch(undefined) }),
  loader: ({ context: { queryClient } }) => {
    if (!cachedUser(queryClient)?.superadmin) return;
    void queryClient.prefetchQuery(superadminQueries.boats());
    void queryClient.prefetchQuery(superadminQueries.presets());
  },
  component: SuperadminPage,
});
