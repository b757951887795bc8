import type { Namespace } from '#lib/useTranslation.ts';
import type { Format } from './formatOf.ts';

/** What formatting a value for display needs. */
export type Writing = {
  format: Pick<Format, 'day' | 'hours' | 'money' | 'number'>;
  /** The name of a person or item, by id; undefined if unknown here. */
  nameOf: (id: string) => string | undefined;
  /** The text of a key such as `job:history.tasks`; undefined if there is none. */
  text: (key: string, values?: Record<string, unknown>) => string | undefined;
  /** The reader's language. */
  language: string;
  /** The items of a resource that are cached, of any list. */
  cached: <T>(resource: string) => readonly T[];
  /** The item as it is cached now. */
  item: Readonly<Record<string, unknown>>;
};

/**
 * Facts about a resource's fields that neither contract nor texts contain: a module's `fieldTexts.ts` has this type.
 * `namespaces` are those of its texts; a resource without a registry entry of its own lists its own namespace first.
 */
export type FieldTexts = {
  resource: string;
  namespaces?: readonly Namespace[];
  label?: (field: string, writing: Writing) => string | undefined;
  value?: (field: string, value: unknown, writing: Writing) => string | undefined;
  /** A change in one sentence, where the two values say less than what was done: a ticked step by its name. */
  change?: (field: string, from: unknown, to: unknown, writing: Writing) => string | undefined;
};
