import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import { useTranslation } from '#lib/useTranslation.ts';
import { useSetAboard } from '#modules/profile/queries.ts';
import { useSavedViews } from '#modules/savedviews/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { GuestLimit } from '../components/GuestLimit.tsx';
import { guestColumns, guestViews, idOf, toGuest } from '../components/guestColumns.tsx';
import { MAX_GUESTS, mostAtOnce, tooManyGuests } from '../rules.ts';
import { type GuestRow, useGuestRows } from '../useGuestRows.ts';

/** The guests of the boat: who is aboard, their cabins, and what the galley must know. */
export function GuestsPage() {
  const { t } = useTranslation(['guests', 'certificates', 'table']);
  const url = useTableSearch();
  const { rows, isPending, isError, refetch } = useGuestRows();
  const { mutate: setAboard } = useSetAboard();
  const { today, day } = useFormat();
  const create = useDialog(() => import('../components/GuestDialog.tsx'));
  const columns = guestColumns(t, { day, onAboard: ({ _id }, onboard) => setAboard({ id: _id, onboard }) });
  const aboard = rows.filter((row) => row.aboard);
  const most = mostAtOnce(
    rows.map(({ guest }) => guest),
    today,
  );
  const add = (
    <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => create.open()}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={isPending ? '\u00A0' : t('facts', { count: aboard.length, all: rows.length })}
        actions={<ButtonLink to="/app/guests/list">{t('passengerList')}</ButtonLink>}
        primary={add}
      />
      <GuestLimit rows={rows} />
      {rows.length > 0 && (
        <div className="apart">
          <Readouts
            label={t('title')}
            items={[
              {
                label: t('aboardNow'),
                figure: aboard.length,
                source: t('ofMost', { most: MAX_GUESTS }),
                act: tooManyGuests(aboard.length) ? 'overdue' : undefined,
              },
              {
                label: t('booked'),
                figure: most?.count ?? 0,
                source: most && t('onDay', { day: day(most.day) }),
                act: most && tooManyGuests(most.count) ? 'due' : undefined,
              },
              {
                label: t('cabinsTaken'),
                figure: new Set(aboard.map(({ guest }) => guest.cabin).filter(Boolean)).size,
              },
              {
                label: t('withAllergies'),
                figure: aboard.filter(({ guest }) => guest.allergies !== '').length,
              },
            ]}
          />
        </div>
      )}
      <DataTable<GuestRow>
        {...url}
        {...useSavedViews('guests')}
        label={t('title')}
        rows={rows}
        columns={columns}
        views={guestViews(t, today)}
        getRowId={idOf}
        rowTo={toGuest}
        loading={isPending}
        error={isError ? t('loadFailed') : undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={<LuggageOutlined />} title={t('empty')} hint={t('emptyHint')} />}
      />
      {create.element}
    </>
  );
}
