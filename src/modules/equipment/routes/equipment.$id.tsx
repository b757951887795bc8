import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { EquipmentPage } from '../pages/EquipmentPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipment/$id')({
  loader: preload(
    ({ id, client }) => [equipmentQueries.details(id, client), equipmentQueries.readings(id)],
    'equipment',
    'hours',
    'worklist',
    'files',
    'history',
  ),
  component: EquipmentPage,
});
