import type { Person } from '#modules/worklist/contract.ts';

type Named = Pick<Person, '_id' | 'name'>;

/** The text between an @ and the caret while a name is being typed, and the position of the @. */
export const mentionAt = (text: string, caret: number): { from: number; query: string } | undefined => {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  // An @ inside a word is an e-mail address; the end of the line ends the name.
  if (from < 0 || /\S/.test(before[from - 1] ?? ' ')) return undefined;
  const query = before.slice(from + 1);
  return query.length > 40 || query.includes('\n') ? undefined : { from, query };
};

/** The text with the name instead of what was typed after the @, and the new caret position. */
export const withMention = (text: string, from: number, caret: number, name: string) => {
  const called = `@${name} `;
  return {
    text: `${text.slice(0, from)}${called}${text.slice(caret).replace(/^ /, '')}`,
    caret: from + called.length,
  };
};

/** A text in pieces, with mentions of these people as pieces of their own. */
export const piecesOf = (
  text: string,
  people: readonly Named[],
): { at: number; text: string; person?: string }[] => {
  // Longest first: "Ann Lee" is not "Ann".
  const names = [...people].sort((a, b) => b.name.length - a.name.length);
  const pieces: { at: number; text: string; person?: string }[] = [];
  let start = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = names.find(({ name }) => text.startsWith(name, at + 1));
    if (!person) continue;
    if (at > start) pieces.push({ at: start, text: text.slice(start, at) });
    pieces.push({ at, text: `@${person.name}`, person: person._id });
    start = at + 1 + person.name.length;
  }
  if (start < text.length) pieces.push({ at: start, text: text.slice(start) });
  return pieces;
};

/** The people who are mentioned in a text. */
export const mentionedIn = (text: string, people: readonly Named[]): string[] => [
  ...new Set(piecesOf(text, people).flatMap(({ person }) => person ?? [])),
];
