import type { ReactNode } from 'react';
import type { FieldLabel, Namespace, TFunction } from '#lib/useTranslation.ts';
import type { Fact } from './DescriptionList.tsx';

/** The fields of an item that are shown as they are. */
type TextField<Item> = { [K in keyof Item & string]: Item[K] extends string ? K : never }[keyof Item &
  string];

type FieldFact<Item, Label> = {
  /** A text of the item under its label. */
  (name: TextField<Item> & Label): Fact;
  /** Anything under the label of a field; 'wide' over both columns. */
  (name: Label, value: ReactNode, wide?: 'wide'): Fact;
};

/**
 * The facts of an item by the names of its fields, for `DescriptionList`: `const fact = fieldFacts(t, supplier)`, then
 * `fact('city')` or `fact('phone', phoneLink(supplier.phone))`. The labels are `field.…` of the module's texts.
 */
export function fieldFacts<Item extends object, First extends Namespace, Others extends Namespace = never>(
  t: TFunction<First, Others>,
  item: Item,
): FieldFact<Item, FieldLabel<First>>;
// The signature above ensures that field and label exist.
export function fieldFacts(t: (key: string) => string, item: Record<string, ReactNode>) {
  return (name: string, ...given: [] | [value: ReactNode, wide?: 'wide']): Fact =>
    given.length === 0 ? [t(`field.${name}`), item[name]] : [t(`field.${name}`), ...given];
}
