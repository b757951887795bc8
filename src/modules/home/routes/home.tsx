import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { HomePage } from '../pages/HomePage.tsx';

export const Route = createFileRoute('/app/home')({
  loader: ({ context: { queryClient } }) => {
    const user = cachedUser(queryClient);
    if (!user?.boatID) return;
    void queryClient.prefetchQuery(vesselQueries.particulars(user.boatID));
    if (user.superadmin || user.equipmentspage)
      void queryClient.prefetchQuery(equipmentQueries.list(user.boatID));
  },
  component: HomePage,
});
