import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { WatchLogsPage } from '../pages/WatchLogsPage.tsx';
import { watchlogQueries, watchQueries } from '../queries.ts';

export const Route = createFileRoute('/app/watchkeepinglogs')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [
    watchlogQueries.list(boatID),
    watchQueries.list(boatID),
    peopleQueries.login(boatID),
  ]),
  component: WatchLogsPage,
});
