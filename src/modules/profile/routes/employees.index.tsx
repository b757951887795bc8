import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload, type Start } from '#lib/preload.ts';
import { certificateQueries } from '#modules/certificates/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { EmployeesPage } from '../pages/EmployeesPage.tsx';
import { peopleQueries } from '../queries/people.ts';
import { profileQueries } from '../queries.ts';

const firstReads = ({ boatID, deps: { show } }: Start<{ show?: string | undefined }>) =>
  show === 'pay'
    ? [peopleQueries.pay(boatID)]
    : [profileQueries.list(boatID), certificateQueries.list(boatID), profileQueries.aboard(boatID)];

export const Route = createFileRoute('/app/employees/')({
  validateSearch: z.extend(tableSearch, { show: z.catch(z.optional(z.literal('pay')), undefined) }),
  loaderDeps: ({ search: { show } }) => ({ show }),
  loader: preload(firstReads),
  component: EmployeesPage,
});
