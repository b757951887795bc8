import { can } from '#modules/auth/rules/can.ts';
import { idIn } from '#modules/scan/components/readCode.ts';
import type { ScanTarget } from '#modules/scan/components/scanTarget.ts';
import { equipmentQueries } from './queries.ts';

/** Name plates often have their serial number as a barcode. */
const targets: readonly ScanTarget[] = [
  {
    id: 'equipment',
    isFor: (user) => can(user, { flag: 'equipmentspage' }),
    find: async (code, { client, boatID }) => {
      const all = await client.ensureQueryData(equipmentQueries.list(boatID)).catch(() => []);
      const id = idIn(code, '/app/equipment/');
      const serial = code.text.toUpperCase();
      return all
        .filter((item) => item._id === id || (!item.isArchived && item.serialNumber.toUpperCase() === serial))
        .map(({ _id, name, manufacturer, modelNumber }) => ({
          id: _id,
          label: name,
          hint: [manufacturer, modelNumber].filter(Boolean).join(' '),
          page: { to: '/app/equipment/$id', params: { id: _id } },
        }));
    },
  },
];
export default targets;
