/**
 * The subject of a call, which together with its declared access decides who may make it:
 * - `self`: the caller's own data; no boat is named.
 * - `all`: data of no boat; the access alone decides.
 * - `boat`: a boat, named in the path, the body or the search.
 * - `item`: an item of a boat, of this kind, named by its id.
 * - `personal`: data of a person of a boat, for themself and for crew managers.
 * - `account`: an account of a boat; with access to boat and flag, ranks decide further (accounts.test.ts).
 * - `company`: a management company; for its users and for users who may access one of its boats.
 * `further`: with access to boat and flag, a rule of the call decides further; it is tested beside the call.
 */
export type Subject = {
  about: 'self' | 'all' | 'boat' | 'item' | 'personal' | 'account' | 'company';
  kind?: string;
  further?: true;
};

export const self: Subject = { about: 'self' };
export const all: Subject = { about: 'all' };
export const boat: Subject = { about: 'boat' };
export const boatFurther: Subject = { about: 'boat', further: true };
export const item = (kind: string): Subject => ({ about: 'item', kind });
export const itemFurther = (kind: string): Subject => ({ about: 'item', kind, further: true });
export const personal = (kind: string): Subject => ({ about: 'personal', kind });
export const personalFurther = (kind: string): Subject => ({ about: 'personal', kind, further: true });
export const account: Subject = { about: 'account', kind: 'person' };
export const company: Subject = { about: 'company' };

/** The same for several calls of a contract. */
export const each = <T>(contract: string, names: string, same: T): Record<string, T> =>
  Object.fromEntries(names.split(' ').map((name) => [`${contract}.${name}`, same]));

/** It refers to items of a boat; `n` makes each one different. */
export type Sample = (boatID: string, n: number) => object;

/** It asks about items of a boat. */
export type Query = (boatID: string) => string;

/** What the tests of rights cannot derive from a module's contracts. */
export type ModuleRights = {
  /** What its calls are about, by the name of the call; the regular calls of a resource need none. */
  subjects?: Readonly<Record<string, Subject>>;
  /**
   * Parts of a call's body that its schema cannot express (ids of existing items, non-empty lists), by the name of the
   * call: a field has its meaning only within its call. A form is its whole body.
   */
  samples?: Readonly<Record<string, Sample>>;
  /** Fields of the fixture's items, by resource, that cannot hold the canary: other fixture items or a rule need their values. */
  fields?: Readonly<Record<string, (boatID: string) => object>>;
  /** Ids in a path that are not those of the call's subject, by the name of the call. */
  paths?: Readonly<Record<string, (boatID: string) => Readonly<Record<string, string>>>>;
  /** What an address asks besides, by the name of the call. */
  queries?: Readonly<Record<string, Query>>;
};

/** The default export of a module's `<module>.fixture.ts`. */
export const rightsOf = (rights: ModuleRights): ModuleRights => rights;
