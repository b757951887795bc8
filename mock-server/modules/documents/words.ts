/** Scripts that are written without spaces between words: they are found by pairs of signs. */
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/u;
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{N}]+/gu;

/** Marks of letters are no part of a word: "sécurité" is found by "securite". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

const pairsOf = (run: string): string[] => {
  const signs = [...run];
  // The last sign alone, so that a search for one sign finds it at the end too.
  return signs.map((sign, index) => sign + (signs[index + 1] ?? ''));
};

/** The longest word that is searched; PostgreSQL keeps lexemes of less than 2 KB. */
const MAX_WORD = 60;

/** The words of a text, each once: pairs of signs for Chinese and Japanese, whole words for all else. */
export const wordsOf = (text: string): string[] => {
  const words = new Set<string>();
  for (const [run] of plain(text).matchAll(WORDS)) {
    if (SIGNS.test(run)) for (const pair of pairsOf(run)) words.add(pair);
    else words.add(run.slice(0, MAX_WORD));
  }
  return [...words];
};

/** The parts that a search asks for, each a word or a run of signs. */
export const partsOf = (asked: string): string[] =>
  [...plain(asked).matchAll(WORDS)].map(([run]) => run.slice(0, MAX_WORD));

/** The search as PostgreSQL takes it; parts contain letters and figures only. A word may be the beginning of one. */
export const queryOf = (asked: string): string =>
  partsOf(asked)
    .flatMap((part) => {
      if (!SIGNS.test(part)) return [`'${part}':*`];
      const pairs = pairsOf(part);
      return (pairs.length > 1 ? pairs.slice(0, -1) : pairs).map((pair) =>
        [...pair].length > 1 ? `'${pair}'` : `'${pair}':*`,
      );
    })
    .join(' & ');

/** The end of a page in the text of a file. */
export const PAGE_END = '\f';

const PASSAGE = 180;

/** A text as words are compared, with every letter at its place. */
const sameLength = (text: string) =>
  text
    .replaceAll(/[^\n-~]/gu, (letter) => plain(letter).slice(0, letter.length).padEnd(letter.length))
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Where the first of the parts stands: a passage around it, and its page from 1. */
export const passageOf = (body: string, asked: string): { passage: string; page: number } => {
  const parts = partsOf(asked);
  const flat = sameLength(body);
  const places = parts.map((part) => flat.indexOf(part)).filter((place) => place >= 0);
  if (places.length === 0) return { passage: '', page: 0 };
  const at = Math.min(...places);
  const page = body.slice(0, at).split(PAGE_END).length;
  const start = Math.max(0, at - PASSAGE / 3);
  const cut = body
    .slice(start, at + PASSAGE)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    passage: `${start > 0 ? '…' : ''}${cut}${at + PASSAGE < body.length ? '…' : ''}`,
    page,
  };
};
