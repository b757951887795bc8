import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedUser } from '#modules/auth/queries.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { OnboardPage } from '../pages/OnboardPage.tsx';

export const Route = createFileRoute('/app/onboard')({
  validateSearch: z.object({ show: z.enum(['all', 'aboard', 'ashore']).optional().catch(undefined) }),
  loader: ({ context: { queryClient } }) => {
    const boatID = cachedUser(queryClient)?.boatID;
    if (boatID) void queryClient.prefetchQuery(profileQueries.aboard(boatID));
  },
  component: OnboardPage,
});
