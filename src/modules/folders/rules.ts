/** A folder as the tree needs it: its id and that of the folder it is in. */
type InTree = { _id: string; mainfolderID: string };

/** A folder and everything inside it. */
export const withInside = (id: string, folders: readonly InTree[]): ReadonlySet<string> => {
  const inside = new Set([id]);
  for (let size = 0; size !== inside.size; ) {
    size = inside.size;
    for (const { _id, mainfolderID } of folders) if (inside.has(mainfolderID)) inside.add(_id);
  }
  return inside;
};

/** The names from the top down to a folder; a circle, which the server refuses, ends it. */
export const pathOf = (id: string, folders: readonly (InTree & { name: string })[]): string[] => {
  const byID = new Map(folders.map((folder) => [folder._id, folder]));
  const names: string[] = [];
  for (let folder = byID.get(id); folder && names.length < 40; folder = byID.get(folder.mainfolderID))
    names.unshift(folder.name);
  return names;
};

/** Who approves revisions, answers requests and says who may open a folder: the captain and the company. */
export const mayApprove = (person: {
  superadmin: boolean;
  role: string;
  captain?: boolean | undefined;
}): boolean => person.superadmin || person.role === 'management' || person.captain === true;
