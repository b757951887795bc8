import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { BoatPage } from '../pages/BoatPage.tsx';

export const Route = createFileRoute('/app/superadmin/$id')({
  validateSearch: tableSearch,
  component: BoatPage,
});
