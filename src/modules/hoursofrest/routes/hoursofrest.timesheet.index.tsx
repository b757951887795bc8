import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { planQueries, watchQueries } from '#modules/watchkeeping/queries.ts';
import { OwnSheetPage } from '../pages/OwnSheetPage.tsx';
import { readsOfSheet } from '../queries.ts';
import { monthSearch } from '../rules/monthSearch.ts';

export const Route = createFileRoute('/app/hoursofrest/timesheet/')({
  validateSearch: monthSearch,
  loader: preload(
    (start) => [...readsOfSheet(start), planQueries.list(start.boatID), watchQueries.list(start.boatID)],
    'hoursofrest',
    'logbooks',
  ),
  component: OwnSheetPage,
});
