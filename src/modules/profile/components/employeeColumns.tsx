import type { TFunction } from '#lib/useTranslation.ts';
import { CertificateStatusChip } from '#modules/certificates/components/ExpiryChip.tsx';
import type { useExpiryLabels } from '#modules/certificates/useExpiryLabels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import type { Column } from '#ui/table/column.ts';
import { FlagCell } from '#ui/table/FlagCell.tsx';
import type { CrewRow } from '../useCrewRows.ts';
import styles from './person.module.css';

type T = TFunction<'profile'>;
type ColumnContext = {
  labels: ReturnType<typeof useExpiryLabels>;
  onAboard: (row: CrewRow, onboard: boolean) => void;
};

const levels = ['expired', 'missing', 'soon', 'good', 'none'] as const;
const check = <Glyph name="check" />;

/** The columns of the list of people. */
export const employeeColumns = (t: T, { labels, onAboard }: ColumnContext): Column<CrewRow>[] => {
  const yesNo = (value: string) => (value === 'true' ? t('yes') : t('no'));
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
          <Avatar
            name={name || t('noName')}
            photo={profile.profilePhoto}
            color={profile.backgroundColor}
            size={24}
          />
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
      cell: ({ status }) => <CertificateStatusChip standing={status} />,
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
    {
      id: 'department',
      header: t('field.department'),
      value: ({ profile }) => profile.department,
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 110,
      card: 'sub',
    },
    {
      id: 'aboard',
      header: t('aboard'),
      value: ({ aboard }) => aboard,
      searchable: false,
      filter: 'boolean',
      filterInSight: true,
      groupable: true,
      optionLabel: (value) => (value === 'true' ? t('aboard') : t('ashore')),
      width: 84,
      card: 'none',
      cell: (row) => (
        <FlagCell
          label={t('setAboard', { name: row.name })}
          on={row.aboard}
          icon={check}
          onChange={(onboard) => onAboard(row, onboard)}
        />
      ),
      exportValue: ({ aboard }) => (aboard ? t('aboard') : t('ashore')),
    },
    {
      id: 'next',
      header: t('next'),
      value: ({ status }) => status.next || null,
      searchable: false,
      width: 120,
      card: 'meta',
      cell: ({ status }) => labels.day(status.next),
    },
    {
      id: 'nationality',
      header: t('field.nationality'),
      value: ({ profile }) => profile.nationality,
      filter: 'select',
      width: 120,
      card: 'none',
    },
    {
      id: 'phone',
      header: t('field.phone'),
      value: ({ profile }) => profile.phone,
      width: 150,
      card: 'meta',
    },
    {
      id: 'email',
      header: t('field.email'),
      value: ({ profile }) => profile.email,
      width: 220,
      card: 'none',
    },
    {
      id: 'contractStart',
      header: t('field.contractStart'),
      value: ({ profile }) => profile.contractStart || null,
      searchable: false,
      width: 120,
      defaultHidden: true,
      cell: ({ profile }) => labels.day(profile.contractStart),
    },
    {
      id: 'remainingDays',
      header: t('field.remainingDays'),
      value: ({ profile }) => profile.remainingDays,
      align: 'end',
      width: 110,
      defaultHidden: true,
    },
    {
      id: 'birthDate',
      header: t('field.birthDate'),
      value: ({ profile }) => profile.birthDate || null,
      searchable: false,
      width: 120,
      defaultHidden: true,
      cell: ({ profile }) => labels.day(profile.birthDate),
    },
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
      searchable: false,
      filter: 'boolean',
      optionLabel: yesNo,
      width: 96,
      defaultHidden: true,
      cell: ({ profile }) => (profile.signature.url === '' ? t('no') : t('yes')),
    },
    {
      id: 'hasPin',
      header: t('hasPin'),
      value: ({ profile }) => profile.hasPin,
      searchable: false,
      filter: 'boolean',
      optionLabel: yesNo,
      width: 84,
      defaultHidden: true,
      cell: ({ profile }) => (profile.hasPin ? t('yes') : t('no')),
    },
  ];
};

const isCrew = ({ profile }: CrewRow) => !profile.left && profile.role === 'crew';

/** The views of the list; who has left stands in their own only. */
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

export const idOf = (row: CrewRow) => row._id;
export const toProfile = (row: CrewRow) => ({ to: '/app/profiledetails/$id', params: { id: row._id } });

/** The edge of a row: red for who is aboard with an expired certificate. */
export const rowAccent = ({ aboard, status, profile }: CrewRow) =>
  profile.left
    ? undefined
    : status.level === 'expired' && aboard
      ? 'overdue'
      : status.level === 'good' || status.level === 'none'
        ? undefined
        : 'due';
