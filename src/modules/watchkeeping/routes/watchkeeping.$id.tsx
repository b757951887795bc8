import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { restQueries } from '#modules/hoursofrest/queries.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { WatchPage } from '../pages/WatchPage.tsx';
import { planQueries, watchlogQueries, watchorderQueries, watchQueries } from '../queries.ts';

export const Route = createFileRoute('/app/watchkeeping/$id')({
  loader: preload(({ boatID, id, client }) => [
    watchQueries.details(id, client),
    watchQueries.list(boatID),
    planQueries.list(boatID),
    watchlogQueries.list(boatID),
    watchorderQueries.list(boatID),
    peopleQueries.login(boatID),
    restQueries.signers(boatID),
    restQueries.key(),
  ]),
  component: WatchPage,
});
