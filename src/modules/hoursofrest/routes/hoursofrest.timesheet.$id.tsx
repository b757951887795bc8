import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { planQueries, watchQueries } from '#modules/watchkeeping/queries.ts';
import { PersonSheetPage } from '../pages/PersonSheetPage.tsx';
import { readsOfSheet } from '../queries.ts';

export const Route = createFileRoute('/app/hoursofrest/timesheet/$id')({
  loader: preload(
    (start) => [
      ...readsOfSheet(start),
      peopleQueries.login(start.boatID),
      planQueries.list(start.boatID),
      watchQueries.list(start.boatID),
    ],
    'hoursofrest',
    'logbooks',
  ),
  component: PersonSheetPage,
});
