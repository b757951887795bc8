import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { DeletedPage } from '../pages/DeletedPage.tsx';

export const Route = createFileRoute('/app/deleted')({
  validateSearch: z.extend(tableSearch, { of: z.catch(z.optional(z.string()), undefined) }),
  loader: preload(() => [], 'deleted', 'table'),
  component: DeletedPage,
});
