import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedVisitor } from '#modules/auth/queries.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { WorklistPage } from '../pages/WorklistPage.tsx';
import { jobQueries } from '../queries.ts';

export const Route = createFileRoute('/app/worklist/')({
  validateSearch: tableSearch.extend({ as: z.enum(['board', 'calendar']).optional().catch(undefined) }),
  loader: ({ context: { queryClient } }) => {
    const boatID = cachedVisitor(queryClient, 'jobs')?.boatID;
    if (!boatID) return;
    void queryClient.prefetchQuery(jobQueries.list(boatID));
    void queryClient.prefetchQuery(jobQueries.people(boatID));
    void queryClient.prefetchQuery(equipmentQueries.list(boatID));
  },
  component: WorklistPage,
});
