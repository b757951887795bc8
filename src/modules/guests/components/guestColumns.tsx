import type { TFunction } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { textWidth } from '#ui/table/textWidth.ts';
import type { GuestRow } from '../useGuestRows.ts';
import styles from './guests.module.css';

type T = TFunction<'guests'>;
type ColumnContext = {
  day: (iso: string | null) => string;
  aboard: Column<GuestRow>;
  rows: readonly GuestRow[];
  /** Whether the reader keeps the guests' papers. */
  papers: boolean;
};

/** The largest text of a chip, in px. */
const CHIP_TEXT_PX = 14;

/** Wide enough for the longest allergy, in any language and text size: it is never cut. */
const allergyWidth = (rows: readonly GuestRow[]) =>
  Math.max(
    190,
    56 + Math.ceil(Math.max(0, ...rows.map(({ guest }) => textWidth(guest.allergies, CHIP_TEXT_PX, 600)))),
  );

/** The columns of the list of guests. */
export const guestColumns = (
  t: T,
  { day: dayText, aboard, rows, papers }: ColumnContext,
): Column<GuestRow>[] => {
  const { field, day } = fieldColumns(t, ({ guest }: GuestRow) => guest);
  return [
    { id: 'name', header: t('name'), value: ({ name }) => name, primary: true, width: 200, grow: 1 },
    field('allergies', {
      width: allergyWidth(rows),
      whole: true,
      card: 'badge',
      cell: ({ guest }) =>
        guest.allergies ? (
          <span className={`st critical ${styles.chip}`}>
            <Icon name="shield" />
            {guest.allergies}
          </span>
        ) : null,
    }),
    field('cabin', { filter: 'select', filterInSight: true, groupable: true, width: 120, card: 'sub' }),
    aboard,
    day('embarkmentDate', dayText, { width: 116, card: 'meta' }),
    day('disembarkmentDate', dayText, { width: 116, card: 'meta' }),
    field('diet', { width: 170, card: 'none' }),
    field('drinks', { width: 170, card: 'none' }),
    field('nationality', { filter: 'select', width: 120, card: 'none' }),
    field('preferences', { width: 220, defaultHidden: true, card: 'none' }),
    ...(papers
      ? [
          field('documentNumber', {
            header: t('section.document'),
            width: 130,
            defaultHidden: true,
            card: 'none',
          }),
        ]
      : []),
    field('phone', { width: 150, defaultHidden: true }),
  ];
};

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

export const toGuest = (row: GuestRow) => ({ to: '/app/guestdetails/$id', params: { id: row._id } });
