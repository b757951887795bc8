import { createFileRoute } from '@tanstack/react-router';
import { EquipmentPage } from '../pages/EquipmentPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipment/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(equipmentQueries.details(id, queryClient));
    void queryClient.prefetchQuery(equipmentQueries.readings(id));
  },
  component: EquipmentPage,
});
