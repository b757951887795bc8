import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedVisitor } from '#modules/auth/queries.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { WorkOrdersPage } from '../pages/WorkOrdersPage.tsx';

export const Route = createFileRoute('/app/worklist/print')({
  validateSearch: z.object({
    /** The jobs to print, in this order. */
    ids: z.array(z.coerce.string()).optional().catch(undefined),
  }),
  loader: ({ context: { queryClient } }) => {
    const boatID = cachedVisitor(queryClient, 'jobs')?.boatID;
    if (!boatID) return;
    void queryClient.prefetchQuery(jobQueries.list(boatID));
    void queryClient.prefetchQuery(equipmentQueries.list(boatID));
  },
  component: WorkOrdersPage,
});
