import type { TFunction } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Column } from '#ui/table/column.ts';
import { FlagCell } from '#ui/table/FlagCell.tsx';
import type { GuestRow } from '../useGuestRows.ts';
import styles from './guests.module.css';

type T = TFunction<'guests'>;
type Around = {
  day: (iso: string | null) => string;
  onAboard: (row: GuestRow, onboard: boolean) => void;
};

const check = <Icon name="check" />;

/** The columns of the list of guests. */
export const guestColumns = (t: T, { day, onAboard }: Around): Column<GuestRow>[] => [
  { id: 'name', header: t('name'), value: ({ name }) => name, primary: true, width: 200, grow: 1 },
  {
    id: 'allergies',
    header: t('field.allergies'),
    value: ({ guest }) => guest.allergies,
    width: 190,
    card: 'badge',
    cell: ({ guest }) =>
      guest.allergies ? (
        <span className={`st critical ${styles.chip}`} title={guest.allergies}>
          <Icon name="shield" />
          <span className="el">{guest.allergies}</span>
        </span>
      ) : null,
  },
  {
    id: 'cabin',
    header: t('field.cabin'),
    value: ({ guest }) => guest.cabin,
    filter: 'select',
    filterInSight: true,
    groupable: true,
    width: 120,
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
    id: 'embarkmentDate',
    header: t('field.embarkmentDate'),
    value: ({ guest }) => guest.embarkmentDate || null,
    searchable: false,
    width: 116,
    card: 'meta',
    cell: ({ guest }) => day(guest.embarkmentDate),
  },
  {
    id: 'disembarkmentDate',
    header: t('field.disembarkmentDate'),
    value: ({ guest }) => guest.disembarkmentDate || null,
    searchable: false,
    width: 116,
    card: 'meta',
    cell: ({ guest }) => day(guest.disembarkmentDate),
  },
  { id: 'diet', header: t('field.diet'), value: ({ guest }) => guest.diet, width: 170, card: 'none' },
  { id: 'drinks', header: t('field.drinks'), value: ({ guest }) => guest.drinks, width: 170, card: 'none' },
  {
    id: 'nationality',
    header: t('field.nationality'),
    value: ({ guest }) => guest.nationality,
    filter: 'select',
    width: 120,
    card: 'none',
  },
  {
    id: 'preferences',
    header: t('field.preferences'),
    value: ({ guest }) => guest.preferences,
    width: 220,
    defaultHidden: true,
    card: 'none',
  },
  {
    id: 'documentNumber',
    header: t('section.document'),
    value: ({ guest }) => guest.documentNumber,
    width: 130,
    defaultHidden: true,
    card: 'none',
  },
  {
    id: 'phone',
    header: t('field.phone'),
    value: ({ guest }) => guest.phone,
    width: 150,
    defaultHidden: true,
  },
];

/** The views of the list. */
export const guestViews = (t: T, today: string) => [
  { id: 'all', label: t('view.all'), filter: () => true },
  { id: 'aboard', label: t('view.aboard'), filter: (row: GuestRow) => row.aboard },
  {
    id: 'coming',
    label: t('view.coming'),
    filter: ({ aboard, guest }: GuestRow) =>
      !aboard && guest.embarkmentDate !== null && guest.embarkmentDate >= today,
  },
  { id: 'allergies', label: t('view.allergies'), filter: ({ guest }: GuestRow) => guest.allergies !== '' },
];

export const idOf = (row: GuestRow) => row._id;
export const toGuest = (row: GuestRow) => ({ to: '/app/guestdetails/$id', params: { id: row._id } });
