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

/** A revision, or a place in the order in which rows were created, as an address says it. */
const revInPath = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2 ** 31 - 1));

/** The revision of an item that its user knew; without it, a delete asks about nothing. */
export const baseRev = z.object({ rev: z.optional(revInPath) });

/** The number of rows that the first page of a long list may have. */
const firstRows = z.object({ first: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(200)) });

/** A part of a long list, by the places of its first and last row in the order in which rows were created. */
const partOfList = z.object({ from: revInPath, to: revInPath });

/** `newestFirst`: a new item is inserted at the front of its list; `oldestFirst`: at the end (sub-forms). */
export type Order = 'newestFirst' | 'oldestFirst';

/**
 * The fields of an update, all optional: a field that is not sent stays as it is. The defaults of a create are removed,
 * because zod fills them in for optional fields too, so that an update of one field would blank the others.
 */
const partOf = <Shape extends z.core.$ZodShape>(writable: z.ZodMiniObject<Shape>) => {
  const fields = Object.entries(writable.shape).map(([key, field]) => [
    key,
    field instanceof z.ZodMiniDefault ? bare(field) : field,
  ]);
  // Same keys, same values; only the defaults are gone, which no type expresses.
  return z.partial(z.object(Object.fromEntries(fields))) as ReturnType<
    typeof z.partial<z.ZodMiniObject<Shape>>
  >;
};

/** The shape of items as stored and answered. */
const readShape = <Shape extends z.core.$ZodShape>(shape: Shape): Shape =>
  // Same keys and types; the read form of a field only accepts more.
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, readForm(field)])) as Shape;

const isEmpty = (value: unknown) =>
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields whose default is empty (null, '', 0, false, [] or {}), with that default. */
const emptiesOf = (shape: z.core.$ZodShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, field]) =>
      field instanceof z.ZodMiniDefault && isEmpty(field.def.defaultValue)
        ? [[key, field.def.defaultValue]]
        : [],
    ),
  );

/** Makes a value when it is first asked for. */
const once = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/**
 * The descriptor of an entity of a boat: its six regular calls (design.md, section 3) as plain endpoints, and the facts
 * that both sides read. The server derives mounting, history, files, live topics and the rights tests from it; the
 * browser adds page and texts in `resourceHooks`. `order` sets the insert rule and ORDER BY; `replaces` are the fields
 * that an update may replace. A field that equals its empty default is neither stored nor sent (`empties`), because
 * most fields of most items are empty; parsing fills it in again. Such a default must never change once items exist.
 * Schemas and calls are made when they are first asked for: a browser knows all resources, and a page uses few of them.
 */
export const defineResource = <
  Name extends string,
  Path extends `/api/${string}`,
  Fields extends z.core.$ZodShape,
  Create extends z.core.$ZodShape,
>(definition: {
  name: Name;
  path: Path;
  /** The permission flags; one of them is required. */
  flag: string | readonly string[];
  /** Further flags that may read, for people whose work refers to these items. */
  readers?: readonly string[];
  fields: z.ZodMiniObject<Fields>;
  /** Fields that a create or update may send; the server sets the rest. */
  writable: z.ZodMiniObject<Create>;
  order?: Order;
  /**
   * The display name of an item: in the outbox, the palette, notices and delete questions. '' if it has none but a
   * label in the reader's language.
   */
  nameOf: (item: z.output<z.ZodMiniObject<Fields>>) => string;
  /** Members without a flag may read what is theirs; the server's `own` of the resource says what that is. */
  own?: true;
  /** Items have photos and files, under the rights of the item. */
  attachments?: boolean;
  /** Items belong to a user (`userID`), who may read their own and attach files to them without the flag. */
  ofPerson?: boolean;
  /**
   * The list can have thousands of rows, and comes in parts. With `beside`, its page shows the first of them before the
   * others are there, together with the items of that resource that these rows are shown with; the server's `first` of
   * the resource picks them.
   */
  long?: { beside?: { name: string; item: z.ZodMiniType<Stamped> } };
}) => {
  const { name, path, flag, readers = [], fields, writable, order = 'newestFirst' } = definition;
  const { nameOf, own, attachments = false, ofPerson = false, long } = definition;
  const access: Access = { flag };
  const reading: Access = { flag: [flag, readers].flat(), ...(own ? { own } : {}) };
  const itemSchema = once(() => z.object(readShape({ ...fields.shape, ...stamped })));
  const empties = once(() => emptiesOf(itemSchema().shape));
  const calls = once(() => {
    const item = itemSchema();
    const create = z.object({ ...writable.shape, _id: stamped._id, boatID: stamped.boatID });
    const update = z.object({ ...partOf(writable).shape, rev: stamped.rev });
    const changes = z.object({ rev: z.number(), items: z.array(item), removed: z.array(z.string()) });
    return {
      list: endpoint.get(`${path}/boat/:boatID`, {
        access: reading,
        response: z.array(item),
        summary: `Lists all ${name} of a boat, ${order === 'newestFirst' ? 'newest' : 'oldest'} first.`,
      }),
      changes: endpoint.get(`${path}/boat/:boatID`, {
        access: reading,
        when: 'since',
        search: z.object({ since: revInPath }),
        response: changes,
        summary: `Lists the ${name} that changed after revision \`since\`, and the ids of deleted ones.`,
      }),
      ...(long && {
        first: endpoint.get(`${path}/boat/:boatID`, {
          access: reading,
          when: 'first',
          search: firstRows,
          response: z.object({
            rest: z.boolean(),
            items: z.array(item),
            beside: z.array(long.beside?.item ?? item),
            rev: z.optional(z.number()),
            parts: z.optional(z.array(partOfList)),
          }),
          summary: `Lists the \`first\` ${name} of a boat in the order of their page, and what they are shown with; if \`rest\` is false, the list is short and all of it is in \`items\`. Otherwise \`parts\` say how to ask for all of it part by part, after which the changes since \`rev\` are missing.`,
        }),
        part: endpoint.get(`${path}/boat/:boatID`, {
          access: reading,
          when: 'from',
          search: partOfList,
          response: z.array(item),
          summary: `Lists one part of the ${name} of a boat, ${order === 'newestFirst' ? 'newest' : 'oldest'} first.`,
        }),
      }),
      details: endpoint.get(`${path}/:id`, {
        access: reading,
        response: item,
        summary: `Returns one item of ${name}.`,
      }),
      create: endpoint.post(path, {
        access,
        body: create,
        response: item,
        summary: `Creates an item of ${name}. The client chooses _id; repeating an _id has no further effect.`,
      }),
      update: endpoint.put(`${path}/:id`, {
        access,
        body: update,
        response: item,
        summary: `Changes the sent fields. \`rev\` is the revision they were based on; 409 if another user changed one of them since.`,
      }),
      remove: endpoint.delete(`${path}/:id`, {
        access,
        search: baseRev,
        response: z.object({ _id: z.string() }),
        summary: `Deletes an item of ${name}. With \`rev\`, the revision that the user knew: 409 if others changed, completed or commented on it since.`,
      }),
    };
  });
  return {
    name,
    order,
    nameOf,
    attachments,
    ofPerson,
    /** Who may read and who may write. */
    access: { read: reading, write: access },
    replaces: Object.keys(writable.shape),
    get empties() {
      return empties();
    },
    get item() {
      return itemSchema();
    },
    long,
    get calls() {
      return calls();
    },
  };
};
