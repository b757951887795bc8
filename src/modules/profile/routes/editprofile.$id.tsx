import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { EditProfilePage } from '../pages/EditProfilePage.tsx';
import { profileQueries } from '../queries.ts';

export const Route = createFileRoute('/app/editprofile/$id')({
  loader: preload(({ id, client }) => [profileQueries.details(id, client)]),
  component: EditProfilePage,
});
