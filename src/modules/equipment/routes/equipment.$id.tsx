import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '#lib/text.ts';
import { cachedUser, cachedVisitor } from '#modules/auth/queries.ts';
import { EquipmentPage } from '../pages/EquipmentPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipment/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void loadWords('equipment', 'hours', 'worklist', 'files', 'history');
    const user = cachedVisitor(queryClient, 'equipmentspage');
    // Who has no right to it is told by the page; who is not known yet may have it.
    if (!user && cachedUser(queryClient)) return;
    void queryClient.prefetchQuery(equipmentQueries.details(id, queryClient));
    void queryClient.prefetchQuery(equipmentQueries.readings(id));
  },
  component: EquipmentPage,
});
