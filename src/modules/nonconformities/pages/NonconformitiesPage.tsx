import { useTranslation } from '#lib/useTranslation.ts';
import { IsmTabs } from '#modules/forms/components/IsmTabs.tsx';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { isLate, statusChip } from '../components/statusChip.tsx';
import { type Nonconformity, ncStatuses } from '../contract.ts';
import { useNonconformities } from '../queries.ts';

const loadEditForm = () => import('../EditForm.tsx');

const pageOf = ({ _id: id }: Nonconformity) => ({ to: '/app/ism/nonconformities/$id', params: { id } });
const kinds = ['major', 'nonconformity', 'observation', 'nearMiss'] as const;

/** The non-conformities of the vessel. */
export function NonconformitiesPage() {
  const { t } = useTranslation(['nonconformities', 'table']);
  const format = useFormat();
  const create = useDialog(loadEditForm);
  const { field, choice, day } = fieldColumns(t, (item: Nonconformity) => item);
  const statusText = (value: string) => {
    const known = ncStatuses.find((each) => each === value);
    return known ? t(`status.${known}`) : value;
  };
  const kindText = (value: string) => {
    const known = kinds.find((each) => each === value);
    return known ? t(`kind.${known}`) : value;
  };
  const columns = [
    field('no', { width: 80, card: 'meta', onCard: 'named' }),
    field('title', { primary: true, width: 280, grow: 1 }),
    choice('kind', kindText, { width: 150, filterInSight: true, order: kinds, card: 'sub' }),
    choice('status', statusText, {
      width: 140,
      filterInSight: true,
      order: ncStatuses,
      card: 'badge',
      cell: (item) => statusChip(item.status, statusText(item.status), isLate(item, format.today)),
    }),
    day('due', format.shortDay, { width: 110, card: 'meta' }),
    field('correctiveAction', { width: 240, defaultHidden: true, card: 'none' }),
    field('cause', { width: 240, defaultHidden: true, card: 'none' }),
  ];
  return (
    <ListPage<Nonconformity>
      t={t}
      query={useNonconformities()}
      saved="nonconformities"
      facts={(list) => t('facts', { count: list.filter(({ status }) => status !== 'closed').length })}
      create={create}
      icon={<Icon name="warning" />}
      columns={columns}
      views={[
        { id: 'open', label: t('openOnes'), filter: ({ status }) => status !== 'closed' },
        { id: 'closed', label: t('status.closed'), filter: ({ status }) => status === 'closed' },
      ]}
      rowTo={pageOf}
      initialSort={{ id: 'no', desc: true }}
    >
      <IsmTabs />
    </ListPage>
  );
}
