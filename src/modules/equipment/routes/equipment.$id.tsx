import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '#lib/text.ts';
import { cachedUser } from '#modules/auth/queries.ts';
import { EquipmentPage } from '../pages/EquipmentPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipment/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const words = loadWords('equipment', 'hours', 'worklist', 'files', 'history');
    const user = cachedUser(queryClient);
    // Without the right the page says so; the server need not say it twice.
    if (user && !user.equipmentspage && !user.superadmin) return words;
    void queryClient.prefetchQuery(equipmentQueries.details(id, queryClient));
    void queryClient.prefetchQuery(equipmentQueries.readings(id));
    await words;
  },
  component: EquipmentPage,
});
