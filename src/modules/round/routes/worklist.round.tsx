import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { RoundPage } from '../pages/RoundPage.tsx';

export const Route = createFileRoute('/app/worklist/round')({
  validateSearch: z.object({ department: z.catch(z.optional(z.string()), undefined) }),
  loader: preload(
    ({ boatID }) => [jobQueries.list(boatID), equipmentQueries.list(boatID)],
    'round',
    'worklist',
  ),
  component: RoundPage,
});
