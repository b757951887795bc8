import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { MyVesselPage } from '../pages/MyVesselPage.tsx';
import { vesselQueries } from '../queries.ts';

export const Route = createFileRoute('/app/myvessel')({
  loader: ({ context: { queryClient } }) => {
    const boatID = cachedUser(queryClient)?.boatID;
    if (!boatID) return;
    void queryClient.prefetchQuery(vesselQueries.particulars(boatID));
    void queryClient.prefetchQuery(peopleQueries.ashore(boatID));
    void queryClient.prefetchQuery(peopleQueries.login(boatID));
  },
  component: MyVesselPage,
});
