import type { TFunction } from '#lib/useTranslation.ts';
import { CertificateStatusChip } from '#modules/certificates/components/ExpiryChip.tsx';
import type { useExpiryLabels } from '#modules/certificates/useExpiryLabels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import type { CrewRow } from '../useCrewRows.ts';
import styles from './person.module.css';

type T = TFunction<'profile'>;
type ColumnContext = { labels: ReturnType<typeof useExpiryLabels>; aboard: Column<CrewRow> };

const levels = ['expired', 'missing', 'soon', 'good', 'none'] as const;

/** The columns of the list of people. */
export const employeeColumns = (t: T, { labels, aboard }: ColumnContext): Column<CrewRow>[] => {
  const { field, day } = fieldColumns(t, ({ profile }: CrewRow) => profile);
  const yesNo = {
    searchable: false,
    filter: 'boolean',
    optionLabel: (value: string) => (value === 'true' ? t('yes') : t('no')),
    defaultHidden: true,
  } as const;
  return [
    {
      id: 'name',
      header: t('name'),
      value: ({ name }) => name,
      primary: true,
      width: 220,
      grow: 1,
      cell: ({ name, profile }) => (
        <span className={styles.who}>
          <Avatar name={name || t('noName')} of={profile} size={24} />
          <span className="el">{name || t('noName')}</span>
        </span>
      ),
    },
    {
      id: 'papers',
      header: t('papers'),
      value: ({ status }) => status.level,
      order: levels,
      searchable: false,
      filter: 'select',
      filterInSight: true,
      groupable: true,
      optionLabel: (value) => {
        const level = levels.find((each) => each === value) ?? 'none';
        return t(`level.${level}`);
      },
      width: 128,
      card: 'badge',
      cell: ({ status }) => <CertificateStatusChip status={status} />,
      exportValue: ({ status }) => labels.status(status),
    },
    {
      id: 'rank',
      header: t('rank'),
      value: ({ profile }) => profile.jobtitle,
      filter: 'select',
      groupable: true,
      width: 170,
      card: 'sub',
    },
    field('department', { filter: 'select', filterInSight: true, groupable: true, width: 110, card: 'sub' }),
    aboard,
    {
      id: 'next',
      header: t('next'),
      value: ({ status }) => status.next || null,
      searchable: false,
      width: 120,
      card: 'meta',
      cell: ({ status }) => labels.day(status.next),
    },
    field('nationality', { filter: 'select', width: 120, card: 'none' }),
    field('phone', { width: 150, card: 'meta' }),
    field('email', { width: 220, card: 'none' }),
    day('contractStart', labels.day, { width: 120, defaultHidden: true }),
    field('remainingDays', { align: 'end', width: 110, defaultHidden: true }),
    day('birthDate', labels.day, { width: 120, defaultHidden: true }),
    {
      id: 'ecFullName',
      header: t('section.emergency'),
      value: ({ profile }) => [profile.ecFullName, profile.ecContactNum].filter(Boolean).join(', '),
      width: 220,
      defaultHidden: true,
    },
    {
      id: 'signature',
      header: t('signed'),
      value: ({ profile }) => profile.signature.url !== '',
      ...yesNo,
      width: 96,
      cell: ({ profile }) => (profile.signature.url === '' ? t('no') : t('yes')),
    },
    field('hasPin', {
      header: t('hasPin'),
      ...yesNo,
      width: 84,
      cell: ({ profile }) => (profile.hasPin ? t('yes') : t('no')),
    }),
  ];
};

const isCrew = ({ profile }: CrewRow) => !profile.left && profile.role === 'crew';

/** The views of the list; people who have left are only in theirs. */
export const employeeViews = (t: T) => [
  { id: 'crew', label: t('view.crew'), filter: isCrew },
  { id: 'aboard', label: t('view.aboard'), filter: (row: CrewRow) => !row.profile.left && row.aboard },
  { id: 'ashore', label: t('view.ashore'), filter: (row: CrewRow) => isCrew(row) && !row.aboard },
  {
    id: 'papers',
    label: t('view.papers'),
    filter: (row: CrewRow) => isCrew(row) && !['good', 'none'].includes(row.status.level),
    empty: t('view.papersNone'),
  },
  {
    id: 'visitors',
    label: t('view.visitors'),
    filter: (row: CrewRow) => !row.profile.left && row.profile.role !== 'crew',
  },
  { id: 'left', label: t('view.left'), filter: (row: CrewRow) => row.profile.left },
];

export const toProfile = (row: CrewRow) => ({ to: '/app/profiledetails/$id', params: { id: row._id } });

/** The edge of a row: red for people aboard with an expired certificate. */
export const rowAccent = ({ aboard, status, profile }: CrewRow) =>
  profile.left
    ? undefined
    : status.level === 'expired' && aboard
      ? 'overdue'
      : status.level === 'good' || status.level === 'none'
        ? undefined
        : 'due';
