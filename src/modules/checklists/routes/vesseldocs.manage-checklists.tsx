import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { ChecklistsPage } from '../pages/ChecklistsPage.tsx';
import { checklistQueries } from '../queries.ts';

export const Route = createFileRoute('/app/vesseldocs/manage-checklists')({
  loader: preload(
    ({ boatID }) => [checklistQueries.list(boatID), checklistQueries.runs.list(boatID)],
    'checklists',
  ),
  component: ChecklistsPage,
});
