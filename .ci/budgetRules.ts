/** What a page loads before it can render, in KB as sent (brotli). */
export type Weight = {
  path: string;
  scriptKB: number;
  styleKB: number;
  /** In the language with the largest texts. */
  otherLanguageKB: number;
  /** Scripts and styles; another language adds one or two. */
  requests: number;
};

export type Rules = {
  everyPage: { scriptKB: number; otherLanguageKB: number; styleKB: number; requests: number };
  /** The pages opened first in a day. */
  firstPages: { paths: string[]; scriptKB: number; requests: number };
};

type Problem = string;

const tooMuch = (path: string, what: string, measured: number, most: number): Problem[] =>
  measured > most ? [`${path}: ${what} ${measured.toFixed(1)}, at most ${most}`] : [];

/** Checks every page against the rules; returns sentences that name the page. */
export const problemsOfPages = (pages: readonly Weight[], rules: Rules): Problem[] => {
  const { everyPage, firstPages } = rules;
  const unknown = firstPages.paths.filter((path) => !pages.some((page) => page.path === path));
  return [
    ...unknown.map((path) => `${path}: there is no such page`),
    ...pages.flatMap((page) => {
      const { path } = page;
      const isFirst = firstPages.paths.includes(path);
      const { scriptKB } = isFirst ? firstPages : everyPage;
      return [
        ...tooMuch(path, 'KB of scripts', page.scriptKB, scriptKB),
        ...tooMuch(
          path,
          'KB of scripts in another language',
          page.otherLanguageKB,
          everyPage.otherLanguageKB,
        ),
        ...tooMuch(path, 'KB of styles', page.styleKB, everyPage.styleKB),
        ...tooMuch(path, 'requests', page.requests, isFirst ? firstPages.requests : everyPage.requests),
      ];
    }),
  ];
};
