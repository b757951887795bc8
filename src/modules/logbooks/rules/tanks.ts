import type { LogRecord } from '../contract.ts';
import { type Book, type BookValues, codeOf, isTanks, type Tank } from './book.ts';
import { standing } from './deck.ts';

/** The tanks that a volume's opening states. */
export const tanksOf = (opening: BookValues): Tank[] => (isTanks(opening.tanks) ? opening.tanks : []);

/** What a tank holds, in m³, and the entry that says so. */
export type TankContent = { content: number; at: string };
export type TankContents = ReadonlyMap<string, TankContent>;

const round = (value: number) => Math.round(value * 1000) / 1000;
const figure = (values: BookValues, key: string | undefined) => {
  const value = key ? values[key] : undefined;
  return typeof value === 'number' ? value : undefined;
};
const name = (values: BookValues, key: string | undefined) => {
  const value = key ? values[key] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

type Operation = { code: string; at: string; values: BookValues };

/** How one operation changes a tank: what the book says is in it then, and what follows from what was in it before. */
export type TankChange = {
  tank: string;
  before: number | undefined;
  stated: number | undefined;
  computed: number | undefined;
};

/** What an operation does to tanks that held `contents`. */
export const changesOf = (
  book: Book,
  { code, values }: Pick<Operation, 'code' | 'values'>,
  contents: TankContents,
): TankChange[] => {
  const { from, to, quantity, further, fromTotal, emptied, toTotal } = codeOf(book, code)?.moves ?? {};
  const first = figure(values, quantity);
  const moved = first === undefined ? undefined : first + (figure(values, further) ?? 0);
  const left = emptied && values[emptied] === 'yes' ? 0 : undefined;
  const change = (key: string | undefined, total: string | undefined, sign: number): TankChange[] => {
    const tank = name(values, key);
    if (!tank) return [];
    const before = contents.get(tank)?.content;
    const computed = before === undefined || moved === undefined ? undefined : round(before + sign * moved);
    return [{ tank, before, stated: figure(values, total), computed }];
  };
  const out = change(from, fromTotal, -1).map((each) => ({ ...each, stated: each.stated ?? left }));
  return [...out, ...change(to, toTotal, 1)];
};

/** What each tank holds after these operations, which are in the order of time. */
const after = (book: Book, operations: readonly Operation[]): TankContents => {
  const contents = new Map<string, TankContent>();
  for (const operation of operations)
    for (const { tank, stated, computed } of changesOf(book, operation, contents)) {
      const content = stated ?? computed;
      if (content !== undefined) contents.set(tank, { content, at: operation.at });
    }
  return contents;
};

/** What each tank holds by the entries that stand, up to a moment. */
export const contentsOf = (book: Book, records: readonly LogRecord[], until?: string): TankContents =>
  after(
    book,
    standing(records)
      .map(({ content: { code, at, fields } }) => ({ code, at, values: fields }))
      .filter(({ at }) => until === undefined || at <= until),
  );
