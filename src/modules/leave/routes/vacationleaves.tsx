import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { VacationLeavesPage } from '../pages/VacationLeavesPage.tsx';
import { leaveQueries, vacationQueries } from '../queries.ts';

export const Route = createFileRoute('/app/vacationleaves')({
  loader: preload(({ boatID }) => [
    leaveQueries.list(boatID),
    vacationQueries.list(boatID),
    peopleQueries.login(boatID),
  ]),
  component: VacationLeavesPage,
});
