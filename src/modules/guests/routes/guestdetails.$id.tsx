import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { GuestPage } from '../pages/GuestPage.tsx';
import { guestQueries } from '../queries.ts';

export const Route = createFileRoute('/app/guestdetails/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    const user = cachedUser(queryClient);
    if (user && !user.guests && !user.superadmin) return;
    void queryClient.prefetchQuery(guestQueries.details(id, queryClient));
  },
  component: GuestPage,
});
