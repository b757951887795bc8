import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { loadWords } from '#lib/text.ts';
import { cachedVisitor } from '#modules/auth/queries.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { HomePage } from '../pages/HomePage.tsx';
import { whoseChoices } from '../whose.ts';

export const Route = createFileRoute('/app/home')({
  validateSearch: z.object({ whose: z.enum(whoseChoices).optional().catch(undefined) }),
  loader: ({ context: { queryClient } }) => {
    void loadWords('home', 'worklist', 'job');
    const user = cachedVisitor(queryClient);
    if (!user?.boatID) return;
    const mayJobs = user.superadmin || user.jobs;
    if (mayJobs) {
      void queryClient.prefetchQuery(jobQueries.list(user.boatID));
      void queryClient.prefetchQuery(jobQueries.people(user.boatID));
      void queryClient.prefetchQuery(jobQueries.worksOfBoat(user.boatID));
    }
    void queryClient.prefetchQuery(vesselQueries.particulars(user.boatID));
    if (mayJobs || user.equipmentspage) void queryClient.prefetchQuery(equipmentQueries.list(user.boatID));
  },
  component: HomePage,
});
