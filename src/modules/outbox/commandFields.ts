import type { Operation } from '#lib/outbox/operation.ts';
import { isRecord } from '#lib/sameValue.ts';

export type CommandField = {
  /** What the field's input is called in the form. */
  name: string;
  /** Its name on the wire, which is also the name of its label. */
  field: FieldName;
  kind: 'day' | 'number' | 'text';
  value: unknown;
  /** The id of the thing that it is about, where the deed was done to several. */
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

/** What can be put right of deeds that have no form of their own to go back to; `list` is where several are in one call. */
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

/** The fields of a refused deed that a person can put right; none where it has none, or where a conflict is to be decided. */
export const commandFields = ({ write, call }: Operation): CommandField[] => {
  const command = commands[write];
  if (!command) return [];
  return entriesOf(call.body, command.list).flatMap((entry, index) =>
    command.fields
      // What was left empty was not meant: a job without a meter has no figure.
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

/** The body of a deed's call with what a person has put right, by the names of `deedFields`. */
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
