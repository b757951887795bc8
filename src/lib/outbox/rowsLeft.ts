import type { QueryClient } from '@tanstack/react-query';
import type { Listed } from '../listRules.ts';
import { type RefusedRow, rowAnswer } from '../rowOutcomes.ts';
import { isRecord } from '../sameValue.ts';
import { type Effect, itemNames, keysOf } from './effect.ts';
import type { Operation, Outcome } from './operation.ts';

/** Far more rows than one call has: each keeps its place between the operations before and after. */
const MAX_ROWS = 10_000;

/** The body or the variables with this row alone. */
const onlyRow = (from: unknown, list: string, { row, id }: RefusedRow): unknown => {
  if (!isRecord(from)) return from;
  const { [list]: rows, revs } = from;
  return {
    ...from,
    ...(Array.isArray(rows) ? { [list]: rows.slice(row, row + 1) } : {}),
    ...(isRecord(revs) && id in revs ? { revs: { [id]: revs[id] } } : {}),
  };
};

const namesOf = (client: QueryClient, { resource, removed }: Effect, id: string) => {
  const gone = removed.find(({ item }) => item._id === id)?.item;
  const cached = keysOf(resource).flatMap((queryKey) =>
    client.getQueriesData<readonly Listed[] | Listed>({ queryKey }).flatMap(([, data]) => data ?? []),
  );
  const item = gone ?? cached.find(({ _id }) => _id === id);
  return item ? itemNames(item) : [];
};

const effectOn = (client: QueryClient, effect: Effect, id: string): Effect => {
  const { inserted: _none, ...whole } = effect;
  const change = effect.changed[id];
  return {
    ...whole,
    changed: change ? { [id]: change } : {},
    removed: effect.removed.filter(({ item }) => item._id === id),
    names: namesOf(client, effect, id),
  };
};

/** A refused row as an operation of its own, in the place of the whole. */
const rowLeft = (client: QueryClient, whole: Operation, list: string, refused: RefusedRow): Operation => {
  const { row, id, status, errors, current } = refused;
  const text = JSON.stringify(onlyRow(whole.call.body, list, refused));
  return {
    ...whole,
    opId: `${whole.opId}.${row}`,
    seq: whole.seq + (row + 1) / MAX_ROWS,
    variables: onlyRow(whole.variables, list, refused),
    call: { ...whole.call, body: onlyRow(whole.call.body, list, refused) },
    about: [...new Set([id, ...whole.about.filter((each) => text.includes(JSON.stringify(each)))])],
    effect: effectOn(client, whole.effect, id),
    state: 'attention',
    attempts: 0,
    refused: {
      status,
      at: Date.now(),
      messages: errors.map(({ msg, path, ask }) => ({
        msg,
        ...(path === undefined ? {} : { path: path.replace(`${list}.${row}`, `${list}.0`) }),
        ...(ask === undefined ? {} : { ask: ask.replace(`${list}.${row}`, `${list}.0`) }),
      })),
      ...(current === undefined ? {} : { current }),
    },
  };
};

/**
 * The outcome of a bulk command that ended row by row: its usual answer, and each refused row as an operation of its
 * own, which the user can correct, try again or discard without the others.
 */
export const splitRows = (client: QueryClient, whole: Operation, list: string, outcome: Outcome): Outcome => {
  const { data } = rowAnswer.safeParse(outcome.body);
  if (!data) return outcome;
  const left = data.refused.map((row) => rowLeft(client, whole, list, row));
  return { ...outcome, body: data.done, left };
};
