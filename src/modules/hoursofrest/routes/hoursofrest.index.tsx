import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { monthSearch } from '../monthSearch.ts';
import { HoursOfRestPage } from '../pages/HoursOfRestPage.tsx';
import { restQueries } from '../queries.ts';

export const Route = createFileRoute('/app/hoursofrest/')({
  validateSearch: monthSearch,
  loader: preload(({ boatID }) => [
    restQueries.list(boatID),
    restQueries.exceptions(boatID),
    peopleQueries.login(boatID),
  ]),
  component: HoursOfRestPage,
});
