import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { cachedVisitor } from '#modules/auth/queries.ts';
import { fileQueries } from '#modules/files/queries.ts';
import { EquipmentPhotosPage } from '../pages/EquipmentPhotosPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipmentphotos')({
  validateSearch: z.object({
    q: z.coerce.string().max(200).optional().catch(undefined),
    department: z.string().optional().catch(undefined),
  }),
  loader: ({ context: { queryClient } }) => {
    const user = cachedVisitor(queryClient, 'equipmentspage');
    if (!user) return;
    void queryClient.prefetchQuery(equipmentQueries.list(user.boatID));
    void queryClient.prefetchQuery(fileQueries.ofBoat(user.boatID, 'equipmentgroups'));
  },
  component: EquipmentPhotosPage,
});
