import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedVisitor } from '#modules/auth/queries.ts';
import { LabelsPage } from '../pages/LabelsPage.tsx';
import { equipmentQueries } from '../queries.ts';

const labelSearch = z.object({
  /** Only these machines. */
  ids: z.array(z.string()).optional().catch(undefined),
  group: z.string().optional().catch(undefined),
  department: z.string().optional().catch(undefined),
  sheet: z.enum(['a4x24', 'a4x14', 'tape62']).optional().catch(undefined),
});

export const Route = createFileRoute('/app/equipment/labels')({
  validateSearch: labelSearch,
  loader: ({ context: { queryClient } }) => {
    const boatID = cachedVisitor(queryClient, 'equipmentspage')?.boatID;
    if (boatID) void queryClient.prefetchQuery(equipmentQueries.list(boatID));
  },
  component: LabelsPage,
});
