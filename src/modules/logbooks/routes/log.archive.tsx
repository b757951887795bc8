import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { ArchivePage } from '../pages/ArchivePage.tsx';
import { readsOfBooks } from '../queries.ts';

export const Route = createFileRoute('/app/log/archive')({
  loader: preload(readsOfBooks, 'bookwords'),
  component: ArchivePage,
});
