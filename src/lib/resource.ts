import { z } from 'zod';
import { type Access, endpoint } from './endpoint.ts';

/** What the server adds to every item: `rev` grows with every write, times are ISO 8601 in UTC. */
export const stamped = {
  _id: z.string().min(1).max(64),
  boatID: z.string(),
  rev: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Name of the person who last changed it. */
  updatedBy: z.string(),
};

export type Stamped = z.infer<z.ZodObject<typeof stamped>>;

/** `newestFirst`: a new item comes to the front of its list; `oldestFirst`: to the end (sub-forms). */
export type Order = 'newestFirst' | 'oldestFirst';

/**
 * The fields of an update, all optional: what is not sent stays as it is. The defaults of a create are taken off, because
 * zod fills them in for an optional field too, and an update of one field would blank the others.
 */
const partOf = <Shape extends z.ZodRawShape>(writable: z.ZodObject<Shape>) => {
  const bare = Object.entries(writable.shape).map(([key, field]) => [
    key,
    field instanceof z.ZodDefault ? field.unwrap() : field,
  ]);
  // Same keys, same values; only what stands in for a missing field is gone, which no type tells.
  return z.object(Object.fromEntries(bare)).partial() as ReturnType<typeof writable.partial>;
};

const isEmpty = (value: unknown) =>
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields whose default is empty (nothing, '', 0, false, [] or {}), with that default. */
const emptiesOf = (shape: z.ZodRawShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, field]) =>
      field instanceof z.ZodDefault && isEmpty(field.def.defaultValue) ? [[key, field.def.defaultValue]] : [],
    ),
  );

/**
 * The six regular calls of an entity of a boat (design.md, section 3), as plain endpoints, with the two facts that
 * both sides read: `order` (insert rule and ORDER BY) and `replaces` (the fields an update may replace). An empty field
 * with an empty default is neither stored nor sent (`empties`): most fields of most items are empty, and whoever parses
 * gets them back. Such a default is never changed once there are items.
 */
export const defineResource = <
  Name extends string,
  Path extends `/api/${string}`,
  Fields extends z.ZodRawShape,
  Create extends z.ZodRawShape,
>(definition: {
  name: Name;
  path: Path;
  /** The permission flags of which one is needed. */
  flag: string | readonly string[];
  /** Further flags that may read: people whose work refers to these items. */
  readers?: readonly string[];
  fields: z.ZodObject<Fields>;
  /** Fields that a create or update may send; the rest is set by the server. */
  writable: z.ZodObject<Create>;
  order?: Order;
}) => {
  const { name, path, flag, readers = [], fields, writable, order = 'newestFirst' } = definition;
  const access: Access = { flag };
  const reading: Access = { flag: [flag, readers].flat() };
  const item = z.object({ ...fields.shape, ...stamped });
  const create = z.object({ ...writable.shape, _id: stamped._id, boatID: stamped.boatID });
  const update = z.object({ ...partOf(writable).shape, rev: stamped.rev });
  const changes = z.object({ rev: z.number(), items: z.array(item), removed: z.array(z.string()) });
  return {
    name,
    order,
    replaces: Object.keys(writable.shape),
    empties: emptiesOf(item.shape),
    item,
    calls: {
      list: endpoint.get(`${path}/boat/:boatID`, {
        access: reading,
        response: z.array(item),
        summary: `All ${name} of a boat, ${order === 'newestFirst' ? 'newest' : 'oldest'} first.`,
      }),
      changes: endpoint.get(`${path}/boat/:boatID`, {
        access: reading,
        when: 'since',
        search: z.object({ since: z.coerce.number().int().nonnegative() }),
        response: changes,
        summary: `What changed in ${name} after revision \`since\`, and the ids of what went.`,
      }),
      details: endpoint.get(`${path}/:id`, { access: reading, response: item, summary: `One of ${name}.` }),
      create: endpoint.post(path, {
        access,
        body: create,
        response: item,
        summary: `Create; the browser makes _id, and the same _id again is the same create.`,
      }),
      update: endpoint.put(`${path}/:id`, {
        access,
        body: update,
        response: item,
        summary: `Change the sent fields; \`rev\` is the revision they were based on. 409 if somebody else changed one of them.`,
      }),
      remove: endpoint.delete(`${path}/:id`, {
        access,
        response: z.object({ _id: z.string() }),
        summary: `Delete.`,
      }),
    },
  };
};
