import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { type Endpoint, endpoint } from '#lib/endpoint.ts';
import { knownWrites, labelOf, type Write } from '#lib/outbox/writes.ts';
import { isRecord } from '#lib/sameValue.ts';
import { bodyFields } from '#modules/outbox/commandFields.ts';
import '#modules/sync/allQueries.ts';

/**
 * What every command needs: a write call of a contract that is no regular create, update or remove of a resource. Each
 * error message says what to do (docs/decisions/0035).
 */
const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && typeof value.method === 'string' && typeof value.path === 'string';

const callsIn = (contract: string, calls: object) =>
  Object.entries(calls)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([key, call]) => ({ contract, key, call }));

const contracts = Object.values(
  import.meta.glob<Record<string, unknown>>(['../modules/*/contract.ts', '../modules/*/contract/*.ts'], {
    eager: true,
  }),
).flatMap((file) => Object.entries(file).filter((entry): entry is [string, object] => isRecord(entry[1])));

const calls = contracts.flatMap(([name, value]) => callsIn(name, value));
const resourceCalls = contracts.flatMap(([name, value]) =>
  'calls' in value && isRecord(value.calls) ? callsIn(name, value.calls) : [],
);
const names = new Set([...calls, ...resourceCalls].map(({ contract, key }) => `${contract}.${key}`));
const commands = calls.filter(({ call }) => call.method !== 'GET');

/** Whether what the field holds can be edited in the form for refused commands. */
const editable = ['day', 'number', 'hours', 'text', 'longText'];

const lacksUndo = ({ contract, key, call: { undo } }: (typeof calls)[number]): string[] => {
  const name = `${contract}.${key}`;
  if (!undo) return [`${name}: add to its contract undo: { call: '…' }, or undo: { none: 'why' }`];
  if ('none' in undo)
    return undo.none.length > 10 ? [] : [`${name}: say in undo.none why it cannot be undone`];
  return names.has(undo.call) || names.has(`${contract}.${undo.call}`)
    ? []
    : [`${name}: undo.call names ${undo.call}, which is no call of the contracts`];
};

const lacksWrite = (
  { contract, key, call }: (typeof calls)[number],
  writes: ReadonlyMap<string, Write>,
): string[] => {
  const name = `${contract}.${key}`;
  const own = [...writes].filter(([, write]) => write.commands?.includes(call));
  if (call.online)
    return own.length === 0 ? [] : [`${name}: a listMutation calls it, so remove online from its contract`];
  if (own.length === 0)
    return [`${name}: name it in the commands of a listMutation, or add online: true to its contract`];
  return own.flatMap(([write, { label, fields }]) => {
    const infos = bodyFields(call.body);
    return [
      ...((label ?? labelOf(write)) ? [] : [`${write}: give its listMutation a label`]),
      ...(fields ? [] : [`${write}: give its listMutation the fields that can be corrected, [] for none`]),
      ...(fields ?? [])
        .filter((field) => !editable.includes(infos.get(field)?.kind ?? ''))
        .map((field) => `${write}: ${field} is no day, number or text in the body of ${name}`),
    ];
  });
};

test('every command says how it is undone, or why it cannot be', () => {
  expect(commands.length).toBeGreaterThan(60);
  expect(commands.flatMap(lacksUndo)).toEqual([]);
});

test('every command has a label and correctable fields in the outbox, or is for online use only', () => {
  expect(commands.flatMap((command) => lacksWrite(command, knownWrites()))).toEqual([]);
});

test('a command that lacks something is reported', () => {
  const call = endpoint.post('/api/teams/merge', { access: 'member', response: z.unknown() });
  const merge = { contract: 'teams', key: 'merge', call };
  expect(lacksUndo(merge)).toEqual([expect.stringContaining('teams.merge: add to its contract undo')]);
  expect(lacksUndo({ ...merge, call: { ...call, undo: { call: 'split' } } })).toHaveLength(1);
  expect(lacksUndo({ ...merge, call: { ...call, undo: { none: '' } } })).toHaveLength(1);
  const write: Write = { fits: () => true, onAnswer: () => undefined, commands: [call] };
  expect(lacksWrite(merge, new Map())).toHaveLength(1);
  expect(lacksWrite(merge, new Map([['teams.merge', write]]))).toEqual([
    'teams.merge: give its listMutation a label',
    'teams.merge: give its listMutation the fields that can be corrected, [] for none',
  ]);
  expect(
    lacksWrite(
      merge,
      new Map([
        [
          'teams.merge',
          { ...write, label: { text: 'outbox:action.update', icon: 'edit' }, fields: ['note'] },
        ],
      ]),
    ),
  ).toEqual(['teams.merge: note is no day, number or text in the body of teams.merge']);
});
