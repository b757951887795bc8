import { fieldInfos } from '#lib/fields.ts';
import { entityOf } from '#lib/registry.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFieldLabels } from '#modules/history/useFieldLabels.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import type { Deleted } from '../queries.ts';

/** The columns of the deleted items of any resource, by what its contract says about the fields. */
export const useDeletedColumns = (resource: string): Column<Deleted>[] => {
  const { t } = useTranslation('deleted');
  const { dayTime } = useFormat();
  const labels = useFieldLabels(resource, '', '');
  const schema = entityOf(resource)?.resource.item;
  const kinds = [...(schema ? fieldInfos(schema) : [])];
  const fieldsOf = (...wanted: (string | undefined)[]) =>
    kinds.flatMap(([field, { kind }]) => (wanted.includes(kind) ? [field] : []));
  const [choice = ''] = fieldsOf('choice');
  const references = fieldsOf('item', 'person');
  const nameOf = ({ name, item }: Deleted) => name || labels.value(choice, item[choice]) || t('unnamed');
  /** What it belongs to, by name; nothing is said about what this device does not know. */
  const ofWhat = ({ item }: Deleted) =>
    references
      .map((field) => [item[field], labels.value(field, item[field])] as const)
      .filter(([id, name]) => id !== '' && name !== '' && name !== id)
      .map(([, name]) => name)
      .join(', ');
  const keptFor = ({ photos, files, comments, children }: Deleted) =>
    [
      photos && t('photos', { count: photos }),
      files && t('files', { count: files }),
      comments && t('comments', { count: comments }),
      children && t('children', { count: children }),
    ]
      .filter(Boolean)
      .join(' · ');
  const { field, day } = fieldColumns(t, (row: Deleted) => row);
  return [
    field('name', { primary: true, value: nameOf, width: 190, grow: 1 }),
    field('of', { value: ofWhat, width: 150, card: 'sub' }),
    field('userName', { filter: 'select', groupable: true, width: 150, card: 'meta' }),
    day('at', (iso) => (iso ? dayTime(iso) : ''), { width: 130, card: 'meta' }),
    field('kept', { value: keptFor, searchable: false, width: 160, grow: 1, card: 'sub' }),
  ];
};
