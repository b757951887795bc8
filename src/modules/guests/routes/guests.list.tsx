import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { PassengerListPage } from '../pages/PassengerListPage.tsx';
import { guestQueries } from '../queries.ts';

export const Route = createFileRoute('/app/guests/list')({
  loader: ({ context: { queryClient } }) => {
    const user = cachedUser(queryClient);
    if (!user?.boatID || !(user.superadmin || user.guests)) return;
    void queryClient.prefetchQuery(guestQueries.list(user.boatID));
    void queryClient.prefetchQuery(vesselQueries.particulars(user.boatID));
  },
  component: PassengerListPage,
});
