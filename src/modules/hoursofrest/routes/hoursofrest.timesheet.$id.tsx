import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { PersonSheetPage } from '../pages/PersonSheetPage.tsx';
import { readsOfSheet } from '../queries.ts';

export const Route = createFileRoute('/app/hoursofrest/timesheet/$id')({
  loader: preload(
    (start) => [...readsOfSheet(start), peopleQueries.login(start.boatID)],
    'hoursofrest',
    'logbooks',
  ),
  component: PersonSheetPage,
});
