import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { idTexts } from '#lib/fields.ts';
import { readingSchema, readings } from '../contract.ts';

/** Apart from the other calls: only what fetches the working set needs it. */
export const meterParts = {
  ofBoat: endpoint.get('/api/equipmentgroups/readings/boat/:boatID', {
    access: readings.ofEquipment.access,
    search: z.object({ meters: idTexts() }),
    response: z.array(readingSchema),
    summary: 'Lists meter readings of the named pieces of equipment: of each what its own call lists.',
  }),
};
