import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { WorklistPage } from '../pages/WorklistPage.tsx';
import { jobQueries } from '../queries.ts';

export const Route = createFileRoute('/app/worklist/')({
  validateSearch: z.extend(tableSearch, {
    as: z.catch(z.optional(z.enum(['board', 'calendar'])), undefined),
  }),
  loader: preload(
    ({ boatID }) => [jobQueries.list(boatID), jobQueries.people(boatID), equipmentQueries.list(boatID)],
    'worklist',
  ),
  component: WorklistPage,
});
