import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload, type Start } from '#lib/preload.ts';
import { monthSearch } from '#modules/hoursofrest/rules/monthSearch.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { ManagementHomePage } from '../pages/ManagementHomePage.tsx';
import { managementQueries, presentMonth } from '../queries.ts';

type Deps = { show?: string | undefined; month?: string | undefined };

const firstReads = ({ deps: { show, month = presentMonth() } }: Start<Deps>) => [
  show === 'rest'
    ? managementQueries.rest(month)
    : show === 'people'
      ? peopleQueries.fleet()
      : managementQueries.fleet(),
];

export const Route = createFileRoute('/app/managementhome')({
  validateSearch: z.extend(tableSearch, {
    show: z.catch(z.optional(z.enum(['people', 'rest'])), undefined),
    ...monthSearch.shape,
  }),
  loaderDeps: ({ search: { show, month } }) => ({ show, month }),
  loader: preload(firstReads),
  component: ManagementHomePage,
});
