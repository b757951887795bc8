import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { LocationPage } from '../pages/LocationPage.tsx';
import { locationQueries } from '../queries.ts';

export const Route = createFileRoute('/app/locations/$id')({
  loader: preload(({ id, client }) => [locationQueries.details(id, client)]),
  component: LocationPage,
});
