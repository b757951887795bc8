import { MAX_SPOTS, type Section, sections, spotCommands } from '#modules/sections/contract.ts';
import { placeSpots } from '#modules/sections/rules.ts';
import { spareEquipment } from '#modules/spareequipment/contract.ts';
import { spares } from '#modules/spares/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { sparesImporter } from '../../importers/spares.ts';
import { lockItem, updateItems } from '../../store/records.ts';
import {
  checkEquipment,
  checkRemoveEquipment,
  checkRemoveSection,
  checkSection,
  checkSpare,
} from './checks.ts';
import { prepareSection, prepareSpare } from './restored.ts';

/** Merges the named spots with those of the section: two people may place different ones at the same time. */
const place = async (call: Call<typeof spotCommands.place>): Promise<Section> => {
  const row = await lockItem<Section>(call, sections, call.params.id);
  const spots = placeSpots(row.data.spots, call.body);
  if (spots.length > MAX_SPOTS) throw fail(400, 'tooHigh', { n: MAX_SPOTS }, 'spots');
  const [section] = await updateItems<Section>(call, sections, [{ row, fields: { spots } }]);
  return section ?? row.data;
};

/** The spares book: equipment, their sections with drawings and spots, and their parts. */
export const sparesModule = defineModule({
  serves: {
    spareEquipment: serveResource(spareEquipment, {
      check: checkEquipment,
      checkRemove: checkRemoveEquipment,
      hanging: [
        { of: sections.name, by: 'equipmentID' },
        { of: spares.name, by: 'equipmentID' },
      ],
    }),
    sections: serveResource(sections, {
      check: checkSection,
      checkRemove: checkRemoveSection,
      prepareRestored: prepareSection,
      hanging: [{ of: spares.name, by: 'sectionID' }],
    }),
    spares: serveResource(spares, { check: checkSpare, prepareRestored: prepareSpare }),
    spotCommands: serve(spotCommands, { place }),
  },
  importers: { spares: sparesImporter },
});
