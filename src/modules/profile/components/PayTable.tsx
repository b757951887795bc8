import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { toMajor } from '#lib/money.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { usePhone } from '#ui/useMedia.ts';
import type { Profile } from '../contract.ts';
import { usePay } from '../queries/people.ts';
import { byRank, nameOf } from '../rules.ts';
import { PersonCell } from './PersonCell.tsx';

const none: Profile[] = [];
const idOf = ({ _id }: Profile) => _id;
const toProfile = ({ _id }: Profile) => ({ to: '/app/profiledetails/$id', params: { id: _id } });
const isHere = ({ left }: Profile) => !left;

/** The pay of the boat's people and its start dates, for users with the accounting flag. */
export function PayTable() {
  const { t } = useTranslation('profile');
  const { data = none, isPending, isError, refetch } = usePay();
  return (
    <DataTable<Profile>
      {...useTableSearch()}
      label={t('section.pay')}
      rows={data.filter(isHere).sort(byRank)}
      columns={usePayColumns()}
      views={[
        { id: 'crew', label: t('view.crew'), filter: ({ role }) => role === 'crew' },
        { id: 'visitors', label: t('view.visitors'), filter: ({ role }) => role !== 'crew' },
      ]}
      getRowId={idOf}
      rowTo={toProfile}
      loading={isPending}
      error={isError && data.length === 0 ? t('loadFailed') : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState icon={<BadgeOutlined />} title={t('empty')} hint={t('emptyHint')} />}
    />
  );
}

const usePayColumns = (): Column<Profile>[] => {
  const { t } = useTranslation('profile');
  const { day, money: inCurrency } = useFormat();
  const major = (profile: Profile, field: 'salaryRate' | 'salaryRatePerMonth') =>
    toMajor(profile[field], profile.salaryCurrency);
  const phone = usePhone();
  const money = (profile: Profile, field: 'salaryRate' | 'salaryRatePerMonth') =>
    inCurrency(profile[field], profile.salaryCurrency) || t('none');
  const amount = (field: 'salaryRate' | 'salaryRatePerMonth', card: 'number' | 'meta'): Column<Profile> => ({
    id: field,
    header: t(`field.${field}`),
    value: (profile) => major(profile, field),
    // Cards have no headers.
    cell: (profile) =>
      phone && profile[field] !== null
        ? t(`rate.${field}`, { amount: money(profile, field) })
        : money(profile, field),
    exportValue: (profile) => money(profile, field),
    searchable: false,
    align: 'end',
    width: 150,
    card,
  });
  return [
    {
      id: 'name',
      header: t('name'),
      value: (profile) => nameOf(profile) || t('noName'),
      cell: (profile) => <PersonCell {...profile} />,
      primary: true,
      width: 220,
      grow: 1,
    },
    { id: 'jobtitle', header: t('rank'), value: ({ jobtitle }) => jobtitle, width: 200, card: 'sub' },
    {
      id: 'department',
      header: t('field.department'),
      value: ({ department }) => department,
      filter: 'select',
      groupable: true,
      width: 140,
      card: 'sub',
    },
    {
      id: 'contractStart',
      header: t('field.contractStart'),
      value: ({ contractStart }) => contractStart || null,
      cell: ({ contractStart }) => day(contractStart) || t('none'),
      searchable: false,
      width: 150,
      card: 'meta',
    },
    amount('salaryRatePerMonth', 'number'),
    amount('salaryRate', 'meta'),
  ];
};
