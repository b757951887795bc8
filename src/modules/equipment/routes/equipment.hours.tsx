import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { loadWords } from '#lib/text.ts';
import { cachedVisitor } from '#modules/auth/queries.ts';
import { RunningHoursPage } from '../pages/RunningHoursPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipment/hours')({
  validateSearch: z.object({ show: z.literal('due').optional().catch(undefined) }),
  loader: ({ context: { queryClient } }) => {
    void loadWords('hours', 'equipment');
    const boatID = cachedVisitor(queryClient, 'equipmentspage')?.boatID;
    if (boatID) void queryClient.prefetchQuery(equipmentQueries.list(boatID));
  },
  component: RunningHoursPage,
});
