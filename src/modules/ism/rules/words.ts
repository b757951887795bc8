const cjk = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/u;

/** Chinese and Japanese have no spaces: each pair of letters is a word, and the last letter by itself. */
const pairsOf = (run: string): string[] => {
  const letters = [...run];
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ''));
};

/** The words of a text as the archive finds them: small letters, without accents. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => (cjk.test(word) ? pairsOf(word) : [word.slice(0, 60)]));

/** What is looked for as a query of PostgreSQL: all words, each as a beginning; '' for no words. */
export const queryOf = (find: string): string => {
  const words = wordsIn(find);
  // The last letter of a run stands in the pair before it.
  const whole = words.filter((word, index) => !(cjk.test(word) && [...word].length === 1 && index > 0));
  return whole.map((word) => `'${word}':*`).join(' & ');
};
