import { equipmentImporter } from './equipment.ts';
import type { Importer } from './importer.ts';
import { jobsImporter } from './jobs.ts';

/** What can be imported, by the name of the resource; a module adds its line here. */
export const importers: Record<string, Importer> = {
  equipmentgroups: equipmentImporter,
  worklist: jobsImporter,
};
