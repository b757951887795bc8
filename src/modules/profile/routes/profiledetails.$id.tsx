import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../pages/ProfilePage.tsx';
import { profileQueries } from '../queries.ts';

export const Route = createFileRoute('/app/profiledetails/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(profileQueries.details(id, queryClient));
  },
  component: ProfilePage,
});
