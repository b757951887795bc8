import { matchesWords } from '#lib/paletteSources.ts';

type Option = { label: string; hint?: string };

const rank = (label: string, query: string) => {
  const at = label.toLocaleLowerCase().indexOf(query);
  return at === 0 ? 0 : at > 0 && /\s/.test(label[at - 1] ?? '') ? 1 : at > 0 ? 2 : 3;
};

/** The options that contain every typed word, with those first whose name begins with it; at most 50. */
export const searchOptions = <T extends Option>(options: readonly T[], typed: string): T[] => {
  const query = typed.trim().toLocaleLowerCase();
  const found = options.filter((option) => matchesWords(query, option.label, option.hint));
  if (query !== '') found.sort((a, b) => rank(a.label, query) - rank(b.label, query));
  return found.slice(0, 50);
};
