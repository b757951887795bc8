import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { CreateLogbookPage } from '../pages/CreateLogbookPage.tsx';
import { readsOfBooks } from '../queries.ts';

export const Route = createFileRoute('/app/createlogbook/$id')({
  loader: preload(readsOfBooks, 'bookwords'),
  component: CreateLogbookPage,
});
