import type { StoredFile } from '#modules/files/contract.ts';
import type { Equipment } from '../../contract.ts';

/** The photos of a machine, newest first; `machine` is undefined if it was deleted. */
export type PhotoGroup = { id: string; machine: Equipment | undefined; photos: StoredFile[] };

/** Photos by machine, the machine with the newest photo first; the search finds machines and photo names. */
export const photoGroups = (
  files: readonly StoredFile[],
  machines: readonly Equipment[],
  { search = '', department = '' }: { search?: string | undefined; department?: string | undefined } = {},
): PhotoGroup[] => {
  const byId = new Map(machines.map((machine) => [machine._id, machine]));
  const query = search.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(query);
  const groups = new Map<string, PhotoGroup>();
  for (const file of files) {
    if (file.kind !== 'photo') continue;
    const machine = byId.get(file.ownerID);
    if (department && machine?.department !== department) continue;
    const found =
      has(file.name) ||
      (machine && [machine.name, machine.manufacturer, machine.modelNumber, machine.location].some(has));
    if (!found) continue;
    const group = groups.get(file.ownerID) ?? { id: file.ownerID, machine, photos: [] };
    groups.set(file.ownerID, { ...group, photos: [...group.photos, file] });
  }
  return [...groups.values()];
};
