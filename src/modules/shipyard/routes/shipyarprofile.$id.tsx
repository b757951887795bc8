import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { ShipyardProfilePage } from '../pages/ShipyardProfilePage.tsx';

// The specification spells it this way: shipyarprofile.
export const Route = createFileRoute('/app/shipyarprofile/$id')({
  loader: preload(({ id, client }) => [profileQueries.details(id, client)]),
  component: ShipyardProfilePage,
});
