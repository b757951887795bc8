import { createFileRoute } from '@tanstack/react-router';
import { EditProfilePage } from '../pages/EditProfilePage.tsx';
import { profileQueries } from '../queries.ts';

export const Route = createFileRoute('/app/editprofile/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(profileQueries.details(id, queryClient));
  },
  component: EditProfilePage,
});
