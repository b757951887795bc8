import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { jobScopes } from '../jobScope.ts';
import { HomePage } from '../pages/HomePage.tsx';

export const Route = createFileRoute('/app/home')({
  validateSearch: z.object({ whose: z.catch(z.optional(z.enum(jobScopes)), undefined) }),
  loader: preload(
    ({ boatID }) => [
      jobQueries.list(boatID),
      jobQueries.people(boatID),
      jobQueries.worksOfBoat(boatID),
      vesselQueries.particulars(boatID),
      equipmentQueries.list(boatID),
    ],
    'home',
    'worklist',
  ),
  component: HomePage,
});
