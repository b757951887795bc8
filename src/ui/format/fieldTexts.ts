import type { Namespace } from '#lib/useTranslation.ts';
import type { Format } from './formatOf.ts';

/** What is needed to write a value for people. */
export type Writing = {
  format: Pick<Format, 'day' | 'hours' | 'money'>;
  /** The name of a person or of an item, by its id; undefined where nothing here has it. */
  nameOf: (id: string) => string | undefined;
  /** The text of a key such as `job:history.tasks`; undefined where there is none. */
  text: (key: string, values?: Record<string, unknown>) => string | undefined;
  /** The item as it is cached now. */
  item: Readonly<Record<string, unknown>>;
};

/**
 * What contract and texts do not say of a resource's fields: a module's `fieldTexts.ts` is of this type. `namespaces` are
 * those of its texts; a resource without an entry of its own in the registry names its own first.
 */
export type FieldTexts = {
  resource: string;
  namespaces?: readonly Namespace[];
  label?: (field: string, writing: Writing) => string | undefined;
  value?: (field: string, value: unknown, writing: Writing) => string | undefined;
};
