import { createFileRoute } from '@tanstack/react-router';
import { cachedUser } from '#modules/auth/queries.ts';
import { MyVesselPage } from '../pages/MyVesselPage.tsx';
import { vesselQueries } from '../queries.ts';

export const Route = createFileRoute('/app/myvessel')({
  loader: ({ context: { queryClient } }) => {
    const boatID = cachedUser(queryClient)?.boatID;
    if (boatID) void queryClient.prefetchQuery(vesselQueries.particulars(boatID));
  },
  component: MyVesselPage,
});
