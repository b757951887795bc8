import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { WatchkeepingPage } from '../pages/WatchkeepingPage.tsx';
import { planQueries, watchorderQueries, watchQueries } from '../queries.ts';

/** The first day in sight; today without it. */
const search = z.object({
  from: z.catch(z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-[0-3]\d$/))), undefined),
});

export const Route = createFileRoute('/app/watchkeeping/')({
  validateSearch: search,
  loader: preload(({ boatID }) => [
    watchQueries.list(boatID),
    planQueries.list(boatID),
    watchorderQueries.list(boatID),
    peopleQueries.login(boatID),
  ]),
  component: WatchkeepingPage,
});
