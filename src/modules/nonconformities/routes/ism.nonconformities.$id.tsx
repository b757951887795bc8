import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { NonconformityPage } from '../pages/NonconformityPage.tsx';
import { ncQueries } from '../queries.ts';

export const Route = createFileRoute('/app/ism/nonconformities/$id')({
  loader: preload(({ id, client }) => [ncQueries.details(id, client)], 'nonconformities'),
  component: NonconformityPage,
});
