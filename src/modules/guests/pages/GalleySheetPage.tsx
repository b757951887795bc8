import { useTranslation } from '#lib/useTranslation.ts';
import { isComing } from '#modules/profile/rules.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { type RowColumn, RowTable } from '#ui/table/RowTable.tsx';
import { type GuestRow, useGuestRows } from '../useGuestRows.ts';
import styles from './galley.module.css';

const fields = ['allergies', 'diet', 'drinks', 'preferences'] as const;

/** A sheet for the galley's wall: what each guest must not have, and likes. */
export function GalleySheetPage() {
  const { t } = useTranslation(['galley', 'guests']);
  const query = useGuestRows();
  const format = useFormat();
  const now = useNow();
  const there = query.data?.filter(
    ({ aboard, guest }) =>
      aboard || isComing({ onboard: aboard, arrives: guest.embarkmentDate ?? '' }, format.today),
  );
  const sorted = there?.sort(
    (a, b) =>
      Number(b.aboard) - Number(a.aboard) ||
      (a.guest.embarkmentDate ?? '').localeCompare(b.guest.embarkmentDate ?? ''),
  );
  return (
    <>
      <PageHeader
        title={t('galley:sheet')}
        crumbs={[{ label: t('guests:title'), to: '/app/guests' }]}
        actions={
          <Button variant="primary" icon={<Icon name="print" />} onClick={() => window.print()}>
            {t('shared:print')}
          </Button>
        }
      />
      <p className="print-only">
        {format.printFacts} · {format.dayTime(now)}
      </p>
      <div className="panel">
        <Loaded
          query={{ ...query, data: sorted }}
          failed={t('galley:failed')}
          rows={8}
          none={<EmptyState title={t('galley:nobodyComing')} />}
        >
          {(rows) => <Sheet rows={rows} />}
        </Loaded>
      </div>
    </>
  );
}

function Sheet({ rows }: { rows: readonly GuestRow[] }) {
  const { t } = useTranslation(['galley', 'guests']);
  const { day } = useFormat();
  return (
    <RowTable
      label={t('galley:sheet')}
      groups={[{ rows }]}
      columns={[
        {
          header: t('galley:guest'),
          as: 'head',
          cell: ({ name, aboard, guest }) => (
            <>
              {name}
              <span className={`small ink2 ${styles.where}`}>
                {[
                  guest.cabin,
                  aboard ? t('shared:aboard') : t('shared:comingOn', { day: day(guest.embarkmentDate) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>
          ),
        },
        ...fields.map(
          (field): RowColumn<GuestRow> => ({
            header: t(`guests:field.${field}`),
            as: 'text',
            className: field === 'allergies' ? styles.allergy : undefined,
            cell: ({ guest }) => guest[field],
          }),
        ),
      ]}
    />
  );
}
