import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { RecordsPage } from '../pages/RecordsPage.tsx';
import { readsOfBooks } from '../queries.ts';

export const Route = createFileRoute('/app/records')({
  loader: preload(readsOfBooks, 'bookwords'),
  component: RecordsPage,
});
