import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { monthSearch } from '#modules/hoursofrest/rules/monthSearch.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { PayrollPage } from '../pages/PayrollPage.tsx';
import { payQueries, paySettingsQueries } from '../queries.ts';

export const Route = createFileRoute('/app/employees/payroll/')({
  validateSearch: monthSearch,
  loader: preload(({ boatID }) => [
    payQueries.list(boatID),
    paySettingsQueries.list(boatID),
    peopleQueries.pay(boatID),
    peopleQueries.login(boatID),
  ]),
  component: PayrollPage,
});
