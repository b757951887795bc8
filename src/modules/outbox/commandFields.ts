import type { Operation } from '#lib/outbox/operation.ts';
import { isRecord } from '#lib/sameValue.ts';

export type CommandField = {
  /** The name of the field's input in the form. */
  name: string;
  /** Its name on the wire, which is also the key of its label. */
  field: FieldName;
  kind: 'day' | 'number' | 'text';
  value: unknown;
  /** The id of the item it belongs to, if the command covers several. */
  about: string | undefined;
};

type Kinds = { [field: string]: CommandField['kind'] };

const fieldKinds = {
  date: 'day',
  meterValue: 'number',
  minutes: 'number',
  note: 'text',
  value: 'number',
  dueDate: 'day',
  dueHours: 'number',
  reason: 'text',
  text: 'text',
} as const satisfies Kinds;

export type FieldName = keyof typeof fieldKinds;

/**
 * The fields that can be corrected of commands without a form to return to; `list` is the body's list if one call
 * contains several.
 */
const commands: Record<string, { list?: string; about?: string; fields: readonly FieldName[] }> = {
  'worklist.complete': { list: 'works', about: 'jobID', fields: ['date', 'meterValue', 'minutes', 'note'] },
  'worklist.postpone': { list: 'postponements', about: 'jobID', fields: ['dueDate', 'dueHours', 'reason'] },
  'equipmentgroups.enterReadings': { list: 'readings', about: 'equipmentID', fields: ['value', 'note'] },
  'worklist.tick': { fields: ['value'] },
  'comments.say': { fields: ['text'] },
};

const entriesOf = (body: unknown, list: string | undefined): Record<string, unknown>[] => {
  if (!isRecord(body)) return [];
  if (list === undefined) return [body];
  const entries = body[list];
  return Array.isArray(entries) ? entries.filter(isRecord) : [];
};

/** The fields of a refused command that a user can correct; none if it has none, or if it is a conflict. */
export const commandFields = ({ write, call }: Operation): CommandField[] => {
  const command = commands[write];
  if (!command) return [];
  return entriesOf(call.body, command.list).flatMap((entry, index) =>
    command.fields
      // Fields left empty are not offered: a job without a meter has no figure.
      .filter((field) => (entry[field] ?? null) !== null)
      .map((field) => {
        const about = command.about === undefined ? undefined : entry[command.about];
        return {
          name: `${field}${index}`,
          field,
          kind: fieldKinds[field],
          value: entry[field],
          about: typeof about === 'string' ? about : undefined,
        };
      }),
  );
};

/** The body of a command's call with the user's corrections, by the names of `commandFields`. */
export const withFields = (
  { write, call }: Operation,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const command = commands[write];
  const body = isRecord(call.body) ? call.body : {};
  if (!command) return body;
  const entries = entriesOf(body, command.list).map((entry, index) => ({
    ...entry,
    ...Object.fromEntries(
      command.fields.flatMap((field) => {
        const name = `${field}${index}`;
        return name in values ? [[field, values[name]]] : [];
      }),
    ),
  }));
  return command.list === undefined ? { ...entries[0] } : { ...body, [command.list]: entries };
};
