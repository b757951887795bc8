import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { fileQueries } from '#modules/files/queries/lists.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { JobPage } from '../pages/JobPage.tsx';

export const Route = createFileRoute('/app/jobdetails/$id')({
  loader: preload(
    ({ boatID, id, client }) => [
      jobQueries.details(id, client),
      jobQueries.works(id),
      jobQueries.comments(id),
      fileQueries.ofItem('worklist', id, client),
      equipmentQueries.list(boatID),
      jobQueries.people(boatID),
    ],
    'job',
    'worklist',
    'files',
    'history',
  ),
  component: JobPage,
});
