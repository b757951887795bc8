import { z } from 'zod/mini';
import { type Access, endpoint } from './endpoint.ts';
import { bare, idField, readForm, requiredInstant } from './fields.ts';

/** What the server adds to every item: `rev` grows with every write, times are ISO 8601 in UTC. */
export const stamped = {
  _id: idField,
  boatID: z.string(),
  rev: z.int().check(z.minimum(0)),
  createdAt: requiredInstant,
  updatedAt: requiredInstant,
  /** Name of the person who last changed it. */
  updatedBy: z.string(),
};

export type Stamped = z.infer<z.ZodMiniObject<typeof stamped>>;

/** `newestFirst`: a new item comes to the front of its list; `oldestFirst`: to the end (sub-forms). */
export type Order = 'newestFirst' | 'oldestFirst';

/**
 * The fields of an update, all optional: what is not sent stays as it is. The defaults of a create are taken off, because
 * zod fills them in for an optional field too, and an update of one field would blank the others.
 */
const partOf = <Shape extends z.core.$ZodShape>(writable: z.ZodMiniObject<Shape>) => {
  const fields = Object.entries(writable.shape).map(([key, field]) => [
    key,
    field instanceof z.ZodMiniDefault ? bare(field) : field,
  ]);
  // Same keys, same values; only what stands in for a missing field is gone, which no type tells.
  return z.partial(z.object(Object.fromEntries(fields))) as ReturnType<
    typeof z.partial<z.ZodMiniObject<Shape>>
  >;
};

/** The shape of items as they are stored and answered. */
const readShape = <Shape extends z.core.$ZodShape>(shape: Shape): Shape =>
  // Same keys and types; the read form of a field only takes more.
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, readForm(field)])) as Shape;

const isEmpty = (value: unknown) =>
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields whose default is empty (nothing, '', 0, false, [] or {}), with that default. */
const emptiesOf = (shape: z.core.$ZodShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, field]) =>
      field instanceof z.ZodMiniDefault && isEmpty(field.def.defaultValue)
        ? [[key, field.def.defaultValue]]
        : [],
    ),
  );

/**
 * The descriptor of an entity of a boat: its six regular calls (design.md, section 3) as plain endpoints, and the facts
 * that both sides read. The server derives from it mounting, history, files, live topics and the tests of rights; the
 * browser adds page and texts in `resourceHooks`. `order` is insert rule and ORDER BY; `replaces` are the fields that an
 * update may replace. An empty field with an empty default is neither stored nor sent (`empties`): most fields of most
 * items are empty, and whoever parses gets them back. Such a default is never changed once there are items.
 */
export const defineResource = <
  Name extends string,
  Path extends `/api/${string}`,
  Fields extends z.core.$ZodShape,
  Create extends z.core.$ZodShape,
>(definition: {
  name: Name;
  path: Path;
  /** The permission flags of which one is needed. */
  flag: string | readonly string[];
  /** Further flags that may read: people whose work refers to these items. */
  readers?: readonly string[];
  fields: z.ZodMiniObject<Fields>;
  /** Fields that a create or update may send; the rest is set by the server. */
  writable: z.ZodMiniObject<Create>;
  order?: Order;
  /**
   * What an item is called: in the outbox, the palette, notices and before a delete. '' where only its labels in the
   * reader's language say it.
   */
  nameOf: (item: z.output<z.ZodMiniObject<Fields>>) => string;
  /** Items carry photos and files, under the rights of the item. */
  attachments?: boolean;
  /** Items belong to a person (`userID`), who may read the own ones and attach files to them without the flag. */
  ofPerson?: boolean;
}) => {
  const { name, path, flag, readers = [], fields, writable, order = 'newestFirst' } = definition;
  const { nameOf, attachments = false, ofPerson = false } = definition;
  const access: Access = { flag };
  const reading: Access = { flag: [flag, readers].flat() };
  const item = z.object(readShape({ ...fields.shape, ...stamped }));
  const create = z.object({ ...writable.shape, _id: stamped._id, boatID: stamped.boatID });
  const update = z.object({ ...partOf(writable).shape, rev: stamped.rev });
  const changes = z.object({ rev: z.number(), items: z.array(item), removed: z.array(z.string()) });
  return {
    name,
    order,
    nameOf,
    attachments,
    ofPerson,
    /** Who reads and who writes. */
    access: { read: reading, write: access },
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
        search: z.object({ since: z.coerce.number().check(z.int(), z.minimum(0)) }),
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
