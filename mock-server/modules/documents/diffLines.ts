import type { Difference } from '#modules/documents/contract/commands.ts';

/** Lines around a change that are shown with it. */
const AROUND = 1;

/** The length of the longest common rest of two lists, from each pair of places. */
const restsOf = (from: readonly string[], to: readonly string[]) => {
  const width = to.length + 1;
  const rests = new Uint16Array((from.length + 1) * width);
  for (let a = from.length - 1; a >= 0; a--)
    for (let b = to.length - 1; b >= 0; b--)
      rests[a * width + b] =
        from[a] === to[b]
          ? (rests[(a + 1) * width + b + 1] ?? 0) + 1
          : Math.max(rests[(a + 1) * width + b] ?? 0, rests[a * width + b + 1] ?? 0);
  return (a: number, b: number) => rests[a * width + b] ?? 0;
};

const line = (kind: Difference['kind'], text: string): Difference => ({ kind, text });

/** What was removed and added between two lists of lines, each with the lines around it; nothing if they are the same. */
export const diffLines = (from: readonly string[], to: readonly string[]): Difference[] => {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start++;
  let end = 0;
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  const [before, after] = [from.slice(start, from.length - end), to.slice(start, to.length - end)];
  const rest = restsOf(before, after);
  const middle: Difference[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    const [old, next] = [before[a], after[b]];
    if (old !== undefined && old === next) {
      middle.push(line('same', old));
      a++;
      b++;
    } else if (old !== undefined && (next === undefined || rest(a + 1, b) >= rest(a, b + 1))) {
      middle.push(line('removed', old));
      a++;
    } else {
      middle.push(line('added', next ?? ''));
      b++;
    }
  }
  const all = [
    ...to.slice(0, start).map((text) => line('same', text)),
    ...middle,
    ...to.slice(to.length - end).map((text) => line('same', text)),
  ];
  const near = new Set<number>();
  for (const [index, { kind }] of all.entries())
    if (kind !== 'same') for (let at = index - AROUND; at <= index + AROUND; at++) near.add(at);
  return all.filter((_, index) => near.has(index));
};
