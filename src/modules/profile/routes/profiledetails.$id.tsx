import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { ProfilePage } from '../pages/ProfilePage.tsx';
import { profileQueries } from '../queries.ts';

export const Route = createFileRoute('/app/profiledetails/$id')({
  loader: preload(({ id, client }) => [profileQueries.details(id, client)]),
  component: ProfilePage,
});
