import { lazy, Suspense } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { isComing } from '#modules/profile/rules.ts';
import { useAboardColumn } from '#modules/profile/useAboardColumn.tsx';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { useTicks } from '#ui/table/useSelection.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { GuestLimit } from '../components/GuestLimit.tsx';
import { guestColumns, guestViews, toGuest } from '../components/guestColumns.tsx';
import { keepsPapers } from '../rules/galley.ts';
import { MAX_GUESTS, peakGuests, tooManyGuests } from '../rules/stays.ts';
import { type GuestRow, useGuestRows } from '../useGuestRows.ts';

const loadEditForm = () => import('../EditForm.tsx');

const GuestBulk = lazy(() => import('../components/GuestBulk.tsx'));

/** The guests of the boat: who is aboard, their cabins, and what the galley must know. */
export function GuestsPage() {
  const { t } = useTranslation(['guests', 'certificates', 'table', 'galley']);
  const query = useGuestRows();
  const { rows } = query;
  const { today, shortDay } = useFormat();
  const aboardColumn = useAboardColumn<GuestRow>(({ aboard: onboard, guest }) =>
    isComing({ onboard, arrives: guest.embarkmentDate ?? '' }, today)
      ? t('shared:comingOn', { day: shortDay(guest.embarkmentDate) })
      : '',
  );
  const create = useDialog(loadEditForm);
  const papers = keepsPapers(useUser());
  const { untick, ...ticks } = useTicks();
  const aboard = rows.filter((row) => row.aboard);
  return (
    <ListPage<GuestRow>
      t={t}
      query={query}
      saved="guests"
      facts={({ length: all }) => t('facts', { count: aboard.length, all })}
      actions={
        papers ? (
          <ButtonLink to="/app/guests/list">{t('passengerList')}</ButtonLink>
        ) : (
          <ButtonLink to="/app/guests/galley">{t('galley:sheet')}</ButtonLink>
        )
      }
      create={create}
      icon={<Icon name="luggage" />}
      emptyAction={null}
      columns={guestColumns(t, { day: shortDay, aboard: aboardColumn, rows, papers })}
      views={guestViews(t, today)}
      rowTo={toGuest}
      {...ticks}
      bulkActions={(ticked) => (
        <Suspense>
          <GuestBulk guests={ticked} onDone={untick} papers={papers} />
        </Suspense>
      )}
    >
      <GuestLimit rows={rows} />
      {(query.isPending || rows.length > 0) && (
        <Figures rows={rows} aboard={aboard} isPending={query.isPending} />
      )}
    </ListPage>
  );
}

type FiguresProps = { rows: readonly GuestRow[]; aboard: readonly GuestRow[]; isPending: boolean };

/**
 * The numbers of guests aboard and booked, and what cabins and galley must know; while the guests are not known their
 * room, so that the list does not move.
 */
function Figures({ rows, aboard, isPending }: FiguresProps) {
  const { t } = useTranslation('guests');
  const { today, shortDay } = useFormat();
  const most = peakGuests(
    rows.map(({ guest }) => guest),
    today,
  );
  const figure = (count: number) => (isPending ? '\u00A0' : count);
  return (
    <div className="apart">
      <Readouts
        label={t('title')}
        items={[
          {
            label: t('aboardNow'),
            figure: figure(aboard.length),
            source: t('ofMost', { most: MAX_GUESTS }),
            act: tooManyGuests(aboard.length) ? 'overdue' : undefined,
          },
          {
            label: t('booked'),
            figure: figure(most?.count ?? 0),
            source: most && t('onDay', { day: shortDay(most.day) }),
            act: most && tooManyGuests(most.count) ? 'due' : undefined,
          },
          {
            label: t('cabinsTaken'),
            figure: figure(new Set(aboard.map(({ guest }) => guest.cabin).filter(Boolean)).size),
          },
          {
            label: t('withAllergies'),
            figure: figure(aboard.filter(({ guest }) => guest.allergies !== '').length),
          },
        ]}
      />
    </div>
  );
}
