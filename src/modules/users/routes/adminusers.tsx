import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { AdminUsersPage } from '../pages/AdminUsersPage.tsx';
import { userQueries } from '../queries.ts';

export const Route = createFileRoute('/app/adminusers')({
  validateSearch: tableSearch,
  loader: preload(() => [userQueries.all()]),
  component: AdminUsersPage,
});
