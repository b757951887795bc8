import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload, type Start } from '#lib/preload.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { ManagementHomePage } from '../pages/ManagementHomePage.tsx';
import { managementQueries } from '../queries.ts';

const firstReads = ({ deps: { show } }: Start<{ show?: string | undefined }>) => [
  show === 'people' ? peopleQueries.fleet() : managementQueries.fleet(),
];

export const Route = createFileRoute('/app/managementhome')({
  validateSearch: z.extend(tableSearch, { show: z.catch(z.optional(z.literal('people')), undefined) }),
  loaderDeps: ({ search: { show } }) => ({ show }),
  loader: preload(firstReads),
  component: ManagementHomePage,
});
