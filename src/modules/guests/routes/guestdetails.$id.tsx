import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { GuestPage } from '../pages/GuestPage.tsx';
import { guestQueries } from '../queries.ts';

export const Route = createFileRoute('/app/guestdetails/$id')({
  loader: preload(({ id, client }) => [guestQueries.details(id, client)]),
  component: GuestPage,
});
