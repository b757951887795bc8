import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { OnboardPage } from '../pages/OnboardPage.tsx';

export const Route = createFileRoute('/app/onboard')({
  validateSearch: z.object({
    show: z.catch(z.optional(z.enum(['all', 'aboard', 'ashore', 'coming'])), undefined),
  }),
  loader: preload(({ boatID }) => [profileQueries.aboard(boatID)]),
  component: OnboardPage,
});
