import { createFileRoute } from '@tanstack/react-router';
import { profileQueries } from '#modules/profile/queries.ts';
import { ShipyardProfilePage } from '../pages/ShipyardProfilePage.tsx';

// The specification spells it so: shipyarprofile.
export const Route = createFileRoute('/app/shipyarprofile/$id')({
  loader: ({ context: { queryClient }, params: { id } }) =>
    void queryClient.prefetchQuery(profileQueries.details(id, queryClient)),
  component: ShipyardProfilePage,
});
