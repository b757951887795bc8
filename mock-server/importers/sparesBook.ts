import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { nameKey } from '#modules/imports/rules.ts';
import { PATH_SEPARATOR } from '#modules/locations/rules.ts';
import { type Section, sections } from '#modules/sections/contract.ts';
import { type SpareEquipment, spareEquipment } from '#modules/spareequipment/contract.ts';
import { fail } from '../http/apiError.ts';
import { idList, type WriteContext } from '../store/records.ts';
import { undoItems } from './bulk.ts';
import type { Applied } from './importer.ts';
import { extraIds } from './places.ts';

type Page = Pick<SpareEquipment, '_id' | 'equipmentName'>;
type Part = Pick<Section, '_id' | 'sectionName' | 'equipmentID'>;

/** Finds equipment and sections of the spares book by name, and makes those that are missing. */
export const bookFinder = (boatID: string, pages: readonly Page[], parts: readonly Part[]) => {
  const equipment = [...pages];
  const inside = [...parts];
  const newEquipment: (Page & { boatID: string })[] = [];
  const newSections: (Part & { boatID: string })[] = [];
  const equipmentPaths: string[] = [];
  const sectionPaths: string[] = [];
  const names = new Map(parts.map(({ _id, sectionName }) => [_id, sectionName]));

  const find = (name: string): Page | 'unclear' | undefined => {
    const found = equipment.filter(({ equipmentName }) => nameKey(equipmentName) === nameKey(name));
    return found.length > 1 ? 'unclear' : found[0];
  };
  return {
    newEquipment,
    newSections,
    equipmentPaths,
    sectionPaths,
    equipment: find,
    sectionName: (id: string) => names.get(id) ?? '',
    /** The id of the equipment of this name. */
    makeEquipment: (name: string): string => {
      const found = find(name);
      if (found) return found === 'unclear' ? found : found._id;
      const page = { _id: nanoid(), boatID, equipmentName: name };
      equipment.push(page);
      newEquipment.push(page);
      equipmentPaths.push(name);
      return page._id;
    },
    /** The id of the section of this name in the equipment; the first, should two have it. */
    makeSection: (equipmentID: string, name: string): string => {
      const found = inside.find(
        (section) => section.equipmentID === equipmentID && nameKey(section.sectionName) === nameKey(name),
      );
      if (found) return found._id;
      const section = { _id: nanoid(), boatID, equipmentID, sectionName: name };
      inside.push(section);
      newSections.push(section);
      names.set(section._id, name);
      const page = equipment.find(({ _id }) => _id === equipmentID);
      sectionPaths.push([page?.equipmentName ?? '', name].filter(Boolean).join(PATH_SEPARATOR));
      return section._id;
    },
  };
};

/** Removes equipment and sections that an import made. @throws ApiError `importTooLate` if parts of others are in them. */
export const undoBook = async (context: WriteContext, boatID: string, applied: Applied, at: string) => {
  const made = {
    sections: extraIds(applied, sections.name),
    equipment: extraIds(applied, spareEquipment.name),
  };
  const { rows } = await sql`
    select 1 from spares where boat_id = ${boatID}
      and (section_id in ${idList(made.sections)} or equipment_id in ${idList(made.equipment)})
    union all select 1 from sections where boat_id = ${boatID} and equipment_id in ${idList(made.equipment)}
      and _id not in ${idList(made.sections)} limit 1`.execute(context.db);
  if (rows.length > 0) throw fail(409, 'importTooLate');
  await undoItems<Section>(context, sections, boatID, { created: made.sections, updated: [] }, at);
  await undoItems<SpareEquipment>(
    context,
    spareEquipment,
    boatID,
    { created: made.equipment, updated: [] },
    at,
  );
};
