import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '#lib/text.ts';
import { cachedUser } from '#modules/auth/queries.ts';
import { EquipmentPage } from '../pages/EquipmentPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipment/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void loadWords('equipment', 'hours', 'worklist', 'files', 'history');
    const user = cachedUser(queryClient);
    // Without the right the page says so; the server need not say it twice.
    if (user && !user.equipmentspage && !user.superadmin) return;
    void queryClient.prefetchQuery(equipmentQueries.details(id, queryClient));
    void queryClient.prefetchQuery(equipmentQueries.readings(id));
  },
  component: EquipmentPage,
});
