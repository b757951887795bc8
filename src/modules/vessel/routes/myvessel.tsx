import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { MyVesselPage } from '../pages/MyVesselPage.tsx';
import { vesselQueries } from '../queries.ts';

export const Route = createFileRoute('/app/myvessel')({
  loader: preload(({ boatID }) => [
    vesselQueries.particulars(boatID),
    peopleQueries.ashore(boatID),
    peopleQueries.login(boatID),
  ]),
  component: MyVesselPage,
});
