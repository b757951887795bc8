import { z } from 'zod/mini';
import { type FieldInfo, fieldInfos } from '#lib/fields.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { type CorrectableField, knownWrite } from '#lib/outbox/writes.ts';
import { isRecord } from '#lib/sameValue.ts';

export type CommandField = {
  /** The name of the field's input in the form. */
  name: string;
  /** Its name on the wire, which is also the key of its label. */
  field: CorrectableField;
  kind: FieldInfo['kind'] | undefined;
  value: unknown;
  /** The item it belongs to, if the command covers several. */
  item: { resource: string; id: string } | undefined;
  /** When its entry was read, on the first field of the entry; undefined if it does not say. */
  at: string | undefined;
};

type Body = {
  /** The key of the list, if one call covers several items. */
  list?: string;
  /** The fields of the body, or of each entry of its list. */
  infos: ReadonlyMap<string, FieldInfo>;
};

const shapeOf = (body: z.core.$ZodType | undefined): Body => {
  if (!(body instanceof z.core.$ZodObject)) return { infos: new Map() };
  for (const [list, { _zod }] of Object.entries<z.core.$ZodType>(body._zod.def.shape))
    if (_zod.def instanceof Object && 'element' in _zod.def && _zod.def.element instanceof z.core.$ZodObject)
      return { list, infos: fieldInfos(_zod.def.element) };
  return { infos: fieldInfos(body) };
};

/** The fields of a command's body, or of each entry of its list. */
export const bodyFields = (body: z.core.$ZodType | undefined) => shapeOf(body).infos;

const entriesOf = (body: unknown, list: string | undefined): Record<string, unknown>[] => {
  if (!isRecord(body)) return [];
  if (list === undefined) return [body];
  const entries = body[list];
  return Array.isArray(entries) ? entries.filter(isRecord) : [];
};

const itemOf = (entry: Record<string, unknown>, infos: Body['infos']): CommandField['item'] => {
  for (const [field, { kind, resource }] of infos) {
    const id = entry[field];
    if (kind === 'item' && resource !== undefined && typeof id === 'string') return { resource, id };
  }
  return undefined;
};

const instantOf = (entry: Record<string, unknown>, infos: Body['infos']): string | undefined => {
  for (const [field, { kind }] of infos) {
    const at = entry[field];
    if (kind === 'instant' && typeof at === 'string') return at;
  }
  return undefined;
};

/** The fields of a refused command that a user can correct; none if it has none. */
export const commandFields = ({ write, call }: Operation): CommandField[] => {
  const { commands: [command] = [], fields = [] } = knownWrite(write) ?? {};
  const { list, infos } = shapeOf(command?.body);
  return entriesOf(call.body, list).flatMap((entry, index) =>
    fields
      // Fields left empty are not offered: a job without a meter has no figure.
      .filter((field) => (entry[field] ?? null) !== null)
      .map((field, place) => ({
        name: `${field}${index}`,
        field,
        kind: infos.get(field)?.kind,
        value: entry[field],
        item: list === undefined ? undefined : itemOf(entry, infos),
        at: place === 0 ? instantOf(entry, infos) : undefined,
      })),
  );
};

/** The body of a command's call with the user's corrections, by the names of `commandFields`. */
export const withFields = (
  { write, call }: Operation,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const { commands: [command] = [], fields = [] } = knownWrite(write) ?? {};
  const { list } = shapeOf(command?.body);
  const body = isRecord(call.body) ? call.body : {};
  const entries = entriesOf(body, list).map((entry, index) => ({
    ...entry,
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const name = `${field}${index}`;
        return name in values ? [[field, values[name]]] : [];
      }),
    ),
  }));
  return list === undefined ? { ...entries[0] } : { ...body, [list]: entries };
};
