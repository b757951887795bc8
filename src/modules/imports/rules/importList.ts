/** What an import can make beside its items: groups of equipment, places, pages of the spares book. */
export type MadeBeside = 'groups' | 'places' | 'book';

/** A field of an importable list; `names` are further names of its column in any language, separated by `|`. */
type ListField = { key: string; required?: boolean; example?: string; names?: string };

/** A list that can be imported, as its module describes it; the server has its importer under the same name. */
export type ImportList = {
  resource: 'inventory' | 'spares' | 'suppliers' | 'locations';
  fields: readonly ListField[];
  /** The fields by which rows can be existing items. */
  keys: readonly string[];
  made: MadeBeside;
};

/** The fields of a list with their names one by one. */
export const importFieldsOf = ({ fields }: ImportList) =>
  fields.map(({ names = '', ...field }) => ({ ...field, aliases: names.split('|').filter(Boolean) }));
