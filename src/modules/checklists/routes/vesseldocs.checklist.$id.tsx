import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { RunPage } from '../pages/RunPage.tsx';
import { checklistQueries } from '../queries.ts';

export const Route = createFileRoute('/app/vesseldocs/checklist/$id')({
  loader: preload(({ id, client }) => [checklistQueries.runs.details(id, client)], 'checklists'),
  component: RunPage,
});
