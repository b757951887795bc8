/** The shortest user, vessel or product name that a password must not consist of. */
const MIN_WORD = 4;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password: decompressing takes 0.2 s, which would delay the start. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((password) => password.length >= 8)),
  );
  return common;
};

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether a text repeats one piece of at most four characters, such as "abcabcabc", or counts up or down. */
const isPattern = (text: string) => {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  const counts =
    Math.abs(step) === 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step);
  return counts || /^(.{1,4})\1+$/u.test(text);
};

/**
 * Whether a password is among the first guesses (OWASP ASVS 5.0, 6.2.4 and 6.2.11): the 18,000 most common of eight or
 * more characters, repeated or counted characters, and the given names (user, vessel, product), with or without digits
 * and punctuation around them.
 */
export const isCommonPassword = async (password: string, names: readonly string[]): Promise<boolean> => {
  const lower = password.toLowerCase();
  const letters = lettersOf(password);
  const own = [...names, 'shipshape'].map(lettersOf).filter((name) => name.length >= MIN_WORD);
  return isPattern(lower) || own.some((name) => name === letters) || (await commonPasswords()).has(lower);
};
