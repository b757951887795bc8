import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { WorkOrdersPage } from '../pages/WorkOrdersPage.tsx';

export const Route = createFileRoute('/app/worklist/print')({
  validateSearch: z.object({
    /** The jobs to print, in this order. */
    ids: z.catch(z.optional(z.array(z.coerce.string())), undefined),
  }),
  loader: preload(({ boatID }) => [jobQueries.list(boatID), equipmentQueries.list(boatID)]),
  component: WorkOrdersPage,
});
