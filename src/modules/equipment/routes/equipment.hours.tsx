import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { RunningHoursPage } from '../pages/RunningHoursPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipment/hours')({
  validateSearch: z.object({ show: z.catch(z.optional(z.literal('due')), undefined) }),
  loader: preload(({ boatID }) => [equipmentQueries.list(boatID)], 'hours', 'equipment'),
  component: RunningHoursPage,
});
