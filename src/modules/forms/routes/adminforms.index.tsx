import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { FleetFormsPage } from '../pages/FleetFormsPage.tsx';
import { fleetQueries } from '../queries/fleet.ts';

export const Route = createFileRoute('/app/adminforms/')({
  loader: preload(() => [fleetQueries.fleet()], 'forms', 'ism'),
  component: FleetFormsPage,
});
