import type { World } from './world.ts';

/** What devices do with the stock of an item. All are commands: two people who take at once both have taken. */
export const stockKinds = ['take', 'receive', 'count', 'move', 'reverse'] as const;
export type StockKind = (typeof stockKinds)[number];

/** A movement as a device sends it; `movement` is its own id, which stays when the operation gets another. */
export type StockBody = {
  kind: StockKind;
  movement: string;
  spot: string;
  to: string;
  quantity: number;
  /** The movement that a reversal mends. */
  of: string;
  forced?: boolean;
};

/** A row of the ledger: `amount` went from one spot to another; no spot is outside. */
type Row = {
  id: string;
  kind: StockKind;
  from: string | null;
  to: string | null;
  amount: number;
  of: string;
};
export type ModelLedger = { stock: Record<string, number>; rows: Row[] };

export const emptyLedger = (): ModelLedger => ({ stock: {}, rows: [] });

const SPOTS = ['locker', 'box'];

export const isStock = (body: { kind: string }): body is StockBody =>
  stockKinds.some((kind) => kind === body.kind);

/** A movement at random; a reversal names one of those that the device knows. */
export const stockBody = (
  world: World,
  kind: StockKind,
  movement: string,
  known: readonly string[],
): StockBody => ({
  kind,
  movement,
  spot: world.pick(SPOTS) ?? 'locker',
  to: world.pick(SPOTS) ?? 'box',
  quantity: 1 + Math.floor(world.random() * 5),
  of: kind === 'reverse' ? (world.pick(known) ?? 'unknown') : '',
});

const there = ({ stock }: ModelLedger, spot: string) => stock[spot] ?? 0;

const rowOf = (ledger: ModelLedger, body: StockBody): Omit<Row, 'id' | 'kind' | 'of'> => {
  const { kind, spot, to, quantity, of } = body;
  if (kind === 'take') return { from: spot, to: null, amount: quantity };
  if (kind === 'receive') return { from: null, to: spot, amount: quantity };
  if (kind === 'move') return { from: spot, to, amount: quantity };
  if (kind === 'reverse') {
    const mistake = ledger.rows.find(({ id }) => id === of);
    return { from: mistake?.to ?? null, to: mistake?.from ?? null, amount: mistake?.amount ?? 0 };
  }
  const more = quantity - there(ledger, spot);
  return more < 0 ? { from: spot, to: null, amount: -more } : { from: null, to: spot, amount: more };
};

/**
 * Books a movement. One that is in the ledger changes nothing; more than lies there is refused unless forced, and a mistake
 * is mended once. Returns the status of the answer.
 */
export const bookIn = (ledger: ModelLedger, body: StockBody): 200 | 400 | 404 | 409 => {
  if (ledger.rows.some(({ id }) => id === body.movement)) return 200;
  if (body.kind === 'reverse') {
    if (!ledger.rows.some(({ id }) => id === body.of)) return 404;
    if (ledger.rows.some(({ of }) => of === body.of)) return 409;
  }
  const { from, to, amount } = rowOf(ledger, body);
  if (from !== null && there(ledger, from) < amount && !body.forced) return 400;
  if (from !== null) ledger.stock[from] = there(ledger, from) - amount;
  if (to !== null) ledger.stock[to] = there(ledger, to) + amount;
  ledger.rows.push({ id: body.movement, kind: body.kind, from, to, amount, of: body.of });
  return 200;
};

/**
 * What is wrong with a ledger: a row twice, a mistake mended twice, a row that says something else than its device did, or
 * stock that is not the sum of its rows. `made` are the movements of all devices by id.
 */
export const ledgerFaults = (
  item: string,
  { stock, rows }: ModelLedger,
  made: ReadonlyMap<string, StockBody>,
): string[] => {
  const faults: string[] = [];
  const ids = rows.map(({ id }) => id);
  const mended = rows.flatMap(({ of }) => of || []);
  if (new Set(ids).size < ids.length) faults.push(`a movement of ${item} is booked twice`);
  if (new Set(mended).size < mended.length) faults.push(`a movement of ${item} was mended twice`);
  const sums = new Map<string, number>();
  const add = (spot: string | null, amount: number) =>
    spot !== null && sums.set(spot, (sums.get(spot) ?? 0) + amount);
  for (const row of rows) {
    const body = made.get(row.id);
    if (!body) faults.push(`${row.id} is booked, and nobody did it`);
    const plain = body && body.kind !== 'count' && body.kind !== 'reverse';
    if (plain && row.amount !== body.quantity) faults.push(`${row.id} was booked with another quantity`);
    add(row.from, -row.amount);
    add(row.to, row.amount);
  }
  for (const spot of new Set([...sums.keys(), ...Object.keys(stock)]))
    if ((stock[spot] ?? 0) !== (sums.get(spot) ?? 0))
      faults.push(`${item} at ${spot} is not the sum of its movements`);
  return faults;
};
