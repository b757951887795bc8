import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { certificateQueries } from '#modules/certificates/queries.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { CrewListPage } from '../pages/CrewListPage.tsx';

export const Route = createFileRoute('/app/crewlist')({
  loader: ({ context: { queryClient } }) => {
    const user = cachedUser(queryClient);
    if (!user?.boatID || !(user.superadmin || user.employees)) return;
    void queryClient.prefetchQuery(profileQueries.list(user.boatID));
    void queryClient.prefetchQuery(certificateQueries.list(user.boatID));
    void queryClient.prefetchQuery(vesselQueries.particulars(user.boatID));
  },
  component: CrewListPage,
});
