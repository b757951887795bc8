import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { certificateQueries } from '#modules/certificates/queries.ts';
import { guestQueries } from '#modules/guests/queries.ts';
import { monthSearch } from '#modules/hoursofrest/rules/monthSearch.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { ManageLeavesPage } from '../pages/ManageLeavesPage.tsx';
import { leaveQueries, manningQueries, vacationQueries } from '../queries.ts';

export const Route = createFileRoute('/app/manageleaves')({
  validateSearch: monthSearch,
  loader: preload(({ boatID }) => [
    leaveQueries.list(boatID),
    vacationQueries.list(boatID),
    manningQueries.list(boatID),
    certificateQueries.list(boatID),
    guestQueries.list(boatID),
    peopleQueries.login(boatID),
  ]),
  component: ManageLeavesPage,
});
