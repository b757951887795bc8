import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { SuperadminPage } from '../pages/SuperadminPage.tsx';
import { superadminQueries } from '../queries.ts';

export const Route = createFileRoute('/app/superadmin/')({
  validateSearch: z.extend(tableSearch, {
    show: z.catch(z.optional(z.enum(['presets', 'people'])), undefined),
  }),
  loader: preload(() => [superadminQueries.boats(), superadminQueries.presets()]),
  component: SuperadminPage,
});
