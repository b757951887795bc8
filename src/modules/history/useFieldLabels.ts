import { useQueryClient } from '@tanstack/react-query';
import { cachedRows } from '#lib/cachedRows.ts';
import { type FieldInfo, type FieldKind, fieldInfos } from '#lib/fields.ts';
import { entities, entityOf } from '#lib/registry.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { isRecord } from '#lib/sameValue.ts';
import { lookUp } from '#lib/text.ts';
import { useListsAnew } from '#lib/useListsAnew.ts';
import type { Namespace } from '#lib/useTranslation.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { FieldTexts, Writing } from '#ui/format/fieldTexts.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { type PartTexts, partInfos, partNames, partsChanged } from './parts.ts';

/** Labels of fields and values in the reader's language. */
export type FieldLabels = {
  label: (field: string) => string;
  value: (field: string, value: unknown) => string;
  /** A change in a sentence of its own; undefined if its two values say it. */
  change: (field: string, from: unknown, to: unknown) => string | undefined;
  /** Whether a field has a label: users cannot change fields without one. */
  isNamed: (field: string) => boolean;
};

const texts = new Map(
  Object.values(import.meta.glob<FieldTexts>('../*/fieldTexts.ts', { eager: true, import: 'default' })).map(
    (each) => [each.resource, each],
  ),
);

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);

/** The currency of an amount: beside it, or that of the whole item; the history stores no currency. */
const currencyIn = ({ currencyField = '' }: FieldInfo, beside: object, item: object): string =>
  String(Object(beside)[currencyField] || Object(item)[currencyField] || 'EUR');

/** Fields that hold ids, which are shown as names. */
const references = new Set<FieldKind | undefined>(['person', 'people', 'item', 'items']);

/** People are identified by account id too. */
const useNameOf = () => {
  'use no memo';
  // The names are read from the cache: the same function would say the same names.
  const client = useQueryClient();
  useListsAnew();
  return (id: string): string | undefined => {
    for (const { resource } of entities()) {
      const item = cachedItem(resource, client, id);
      if (item !== undefined) return resource.nameOf(item);
    }
    const people = client
      .getQueriesData({ predicate: ({ queryKey }) => queryKey[0] === 'people' || queryKey[0] === 'profiles' })
      .flatMap(([, data]): unknown[] => (Array.isArray(data) ? data : []))
      .filter(isRecord);
    const person = people.find(({ _id, userID }) => userID === id || _id === id);
    if (!person) return undefined;
    const { name, firstName, lastName } = person;
    return String(name ?? [firstName, lastName].filter(Boolean).join(' '));
  };
};

/**
 * How history and conflicts name the fields of a resource and their values. The contract says what a field contains:
 * its label is `field.<name>` in the namespace of the resource, a choice is `<name>.<value>` there, days and instants
 * are formatted as usual, ids are shown as names; what changed in a list is told by its
 * parts. Anything else is in the `fieldTexts.ts` of a module. `nothing` is the
 * text of an empty value.
 */
export const useFieldLabels = (name: string, id = '', nothing?: string): FieldLabels => {
  const own = texts.get(name);
  const entity = entityOf(name);
  const [first = 'history', ...others]: Namespace[] = [
    ...(entity ? [entity.namespace] : []),
    ...(own?.namespaces ?? []),
  ];
  const { t, i18n } = useTranslation(['history', first, ...others]);
  const format = useFormat();
  const nameOf = useNameOf();
  const client = useQueryClient();
  const cached = entity && cachedItem(entity.resource, client, id);
  const writing: Writing = {
    format,
    nameOf,
    text: lookUp,
    language: i18n.language,
    cached: (resource) => cachedRows(client, resource),
    item: isRecord(cached) ? cached : {},
  };
  const kinds = entity ? fieldInfos(entity.resource.item) : new Map<string, never>();
  const named = (field: string) => own?.label?.(field, writing) ?? lookUp(`${first}:field.${field}`);
  const empty = nothing ?? t('noEntry');
  const plain = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return empty;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return format.hours(value);
    if (isMoment(value)) return format.dayTime(value);
    if (Array.isArray(value)) return value.map(plain).join(', ') || empty;
    if (!isRecord(value)) return String(value);
    // What has no label has no meaning for people: ids, stamps.
    const labelled = Object.entries(value).flatMap(([key, each]) => {
      const label = named(key);
      return label === undefined ? [] : [`${label} ${plain(each)}`];
    });
    return labelled.join(', ') || (Object.keys(value).length > 0 ? t('entry') : empty);
  };
  const referred = (value: unknown): string =>
    Array.isArray(value)
      ? value.map(referred).join(', ') || empty
      : (typeof value === 'string' && nameOf(value)) || plain(value);
  /** A value by what the contract says of its field; `beside` are the fields around it, where its currency is. */
  const ofKind = (info: FieldInfo | undefined, field: string, given: unknown, beside: object): string => {
    const kind = info?.kind;
    if (kind === 'day' && typeof given === 'string' && given !== '') return format.day(given);
    if (info?.kind === 'money' && typeof given === 'number')
      return format.money(given, currencyIn(info, beside, writing.item));
    if (kind === 'choice' && typeof given === 'string')
      return lookUp(`${first}:${field}.${given || 'none'}`) ?? plain(given);
    return references.has(kind) ? referred(given) : plain(given);
  };
  const partTexts = (of: string): PartTexts => {
    const infos = partInfos(entity?.resource.item, of);
    return {
      nameOf,
      label: named,
      say: (field, given, part) => ofKind(infos.get(field), field, given, part),
      added: (part) => t('partAdded', { part }),
      removed: (part) => t('partRemoved', { part }),
      changed: (part) => t('partChanged', { part }),
    };
  };
  const value = (field: string, given: unknown): string =>
    own?.value?.(field, given, writing) ||
    partNames(given, { nameOf }) ||
    ofKind(kinds.get(field), field, given, writing.item);
  const change = (field: string, from: unknown, to: unknown): string | undefined => {
    const ownText = own?.change?.(field, from, to, writing);
    if (ownText !== undefined || own?.value?.(field, to, writing)) return ownText;
    const parts = partsChanged(from, to, partTexts(field));
    return parts && `${named(field) ?? field}: ${parts}`;
  };
  return {
    label: (field) => named(field) ?? field,
    isNamed: (field) => named(field) !== undefined,
    value,
    change,
  };
};
