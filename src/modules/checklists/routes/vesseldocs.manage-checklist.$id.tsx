import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { ManageChecklistPage } from '../pages/ManageChecklistPage.tsx';
import { checklistQueries } from '../queries.ts';

export const Route = createFileRoute('/app/vesseldocs/manage-checklist/$id')({
  loader: preload(({ id, client }) => [checklistQueries.details(id, client)], 'checklists'),
  component: ManageChecklistPage,
});
