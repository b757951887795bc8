import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedUser } from '#modules/auth/queries.ts';
import { MatrixPage } from '../pages/MatrixPage.tsx';
import { certificateQueries } from '../queries.ts';

export const Route = createFileRoute('/app/employees/certificates')({
  validateSearch: z.object({
    show: z.enum(['everybody', 'onlyGaps', 'onlyAboard']).optional().catch(undefined),
  }),
  loader: ({ context: { queryClient } }) => {
    const user = cachedUser(queryClient);
    if (user?.boatID && (user.superadmin || user.employees))
      void queryClient.prefetchQuery(certificateQueries.list(user.boatID));
  },
  component: MatrixPage,
});
