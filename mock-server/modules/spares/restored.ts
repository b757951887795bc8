import type { Section } from '#modules/sections/contract.ts';
import { sections } from '#modules/sections/contract.ts';
import { spareEquipment } from '#modules/spareequipment/contract.ts';
import type { Spare } from '#modules/spares/contract.ts';
import { fail } from '../../http/apiError.ts';
import { lockRow } from '../../store/records.ts';
import type { Prepare } from '../../store/restoreItem.ts';
import { checkSpare } from './checks.ts';

/** A section comes back into its equipment, which must be there. */
export const prepareSection: Prepare<Section> = async ({ db }, item) => {
  if (!(await lockRow(db, spareEquipment, item.equipmentID))) throw fail(409, 'bookPageDeleted');
  return item;
};

/** A part comes back into its equipment, and into its section if that is there. */
export const prepareSpare: Prepare<Spare> = async (call, item) => {
  if (!(await lockRow(call.db, spareEquipment, item.equipmentID))) throw fail(409, 'bookPageDeleted');
  const section = item.sectionID !== '' && (await lockRow(call.db, sections, item.sectionID));
  const restored = section ? item : { ...item, sectionID: '' };
  await checkSpare(call, restored);
  return restored;
};
