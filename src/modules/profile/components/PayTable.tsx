import { toMajor } from '#lib/money.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { ListTable } from '#modules/savedviews/components/ListTable.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { usePhone } from '#ui/useMedia.ts';
import type { Profile } from '../contract.ts';
import { usePay } from '../queries/people.ts';
import { byRank, personName } from '../rules.ts';
import { PersonCell } from './PersonCell.tsx';

const toProfile = ({ _id }: Profile) => ({ to: '/app/profiledetails/$id', params: { id: _id } });
const isHere = ({ left }: Profile) => !left;

/** The pay of the boat's people and its start dates, for users with the accounting flag. */
export function PayTable() {
  const { t } = useTranslation('profile');
  const { data, ...query } = usePay();
  return (
    <ListTable<Profile>
      t={t}
      texts={{ title: t('section.pay') }}
      query={{ ...query, data: data?.filter(isHere).sort(byRank) }}
      icon={<Icon name="badge" />}
      columns={usePayColumns()}
      views={[
        { id: 'crew', label: t('view.crew'), filter: ({ role }) => role === 'crew' },
        { id: 'visitors', label: t('view.visitors'), filter: ({ role }) => role !== 'crew' },
      ]}
      rowTo={toProfile}
    />
  );
}

const usePayColumns = (): Column<Profile>[] => {
  const { t } = useTranslation('profile');
  const { day: dayText, money: inCurrency } = useFormat();
  const { field, day } = fieldColumns(t, (profile: Profile) => profile);
  const major = (profile: Profile, field: 'salaryRate' | 'salaryRatePerMonth') =>
    toMajor(profile[field], profile.salaryCurrency);
  const phone = usePhone();
  const money = (profile: Profile, field: 'salaryRate' | 'salaryRatePerMonth') =>
    inCurrency(profile[field], profile.salaryCurrency) || t('none');
  const amount = (id: 'salaryRate' | 'salaryRatePerMonth', card: 'number' | 'meta') =>
    field(id, {
      value: (profile) => major(profile, id),
      // Cards have no headers.
      cell: (profile) =>
        phone && profile[id] !== null ? t(`rate.${id}`, { amount: money(profile, id) }) : money(profile, id),
      exportValue: (profile) => money(profile, id),
      searchable: false,
      sum: (profile) => ({ minor: profile[id], currency: profile.salaryCurrency }),
      align: 'end',
      width: 150,
      card,
    });
  return [
    {
      id: 'name',
      header: t('name'),
      value: (profile) => personName(profile) || t('noName'),
      cell: (profile) => <PersonCell {...profile} />,
      primary: true,
      width: 220,
      grow: 1,
    },
    field('jobtitle', { header: t('rank'), width: 200, card: 'sub' }),
    field('department', { filter: 'select', groupable: true, width: 140, card: 'sub' }),
    day('contractStart', (iso) => dayText(iso) || t('none'), { width: 150, card: 'meta' }),
    amount('salaryRatePerMonth', 'number'),
    amount('salaryRate', 'meta'),
  ];
};
