import { sameValue } from '#lib/sameValue.ts';
import type { Line } from './line.ts';

/** Lines of two vessels belong together if they ask the same, by type and words. */
const keyOf = ({ itemType, subname }: Line) => `${itemType} ${subname.trim().toLowerCase()}`;

/** Ids in conditions and formulas are those of one form; both sides are compared by the words they stand for. */
const bare = (lines: readonly Line[]) => {
  const names = new Map(lines.map((line) => [line._id, keyOf(line)]));
  const named = (text: string) =>
    text.replace(/\{([^}]*)\}/g, (whole, id: string) => (names.has(id) ? `{${names.get(id)}}` : whole));
  return (line: Line) => ({
    ...line.options,
    formula: named(line.options.formula),
    showIf: line.options.showIf.map((each) => ({ ...each, item: names.get(each.item) ?? each.item })),
  });
};

type Pair = { given: Line; theirs: Line };
export type Comparison = { same: Pair[]; changed: Pair[]; added: Line[]; own: Line[] };

/** How a copy differs from a form: what it lacks, what differs, and what only it has. */
export const compareLines = (given: readonly Line[], theirs: readonly Line[]): Comparison => {
  const free = [...theirs];
  const [ofGiven, ofTheirs] = [bare(given), bare(theirs)];
  const found: Comparison = { same: [], changed: [], added: [], own: [] };
  for (const line of given) {
    const at = free.findIndex((each) => keyOf(each) === keyOf(line));
    const [match] = at < 0 ? [] : free.splice(at, 1);
    if (!match) found.added.push(line);
    else
      found[sameValue(ofGiven(line), ofTheirs(match)) ? 'same' : 'changed'].push({
        given: line,
        theirs: match,
      });
  }
  found.own.push(...free);
  return found;
};

/**
 * The lines of a copy after a form was taken over, in their new order, with ids of the copy. `merge` keeps what only the
 * copy has, after the line that it stood behind; `replace` leaves it out.
 */
export const mergeLines = (
  given: readonly Line[],
  theirs: readonly Line[],
  how: 'merge' | 'replace',
  newID: () => string,
): { write: Line[]; gone: Line[] } => {
  const { same, changed, own } = compareLines(given, theirs);
  const ids = new Map([...same, ...changed].map((pair) => [pair.given._id, pair.theirs._id]));
  for (const { _id } of given) if (!ids.has(_id)) ids.set(_id, newID());
  const named = (text: string) =>
    text.replace(/\{([^}]*)\}/g, (whole, id: string) => (ids.has(id) ? `{${ids.get(id)}}` : whole));
  const write: Line[] = given.map(({ options, ...line }) => ({
    ...line,
    _id: ids.get(line._id) ?? line._id,
    options: {
      ...options,
      formula: named(options.formula),
      showIf: options.showIf.map((each) => ({ ...each, item: ids.get(each.item) ?? each.item })),
    },
  }));
  if (how === 'replace') return { write, gone: own };
  for (const line of own) {
    const before = theirs[theirs.findIndex(({ _id }) => _id === line._id) - 1];
    const at = before ? write.findIndex(({ _id }) => _id === before._id) : -1;
    write.splice(at < 0 ? (before ? write.length : 0) : at + 1, 0, line);
  }
  return { write, gone: [] };
};
