import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { loadWords } from '#lib/text.ts';
import { cachedVisitor } from '#modules/auth/queries.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { RoundPage } from '../pages/RoundPage.tsx';

export const Route = createFileRoute('/app/worklist/round')({
  validateSearch: z.object({ department: z.string().optional().catch(undefined) }),
  loader: ({ context: { queryClient } }) => {
    void loadWords('round', 'worklist');
    const boatID = cachedVisitor(queryClient, 'jobs')?.boatID;
    if (!boatID) return;
    void queryClient.prefetchQuery(jobQueries.list(boatID));
    void queryClient.prefetchQuery(equipmentQueries.list(boatID));
  },
  component: RoundPage,
});
