import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FalActions } from '#modules/crewlist/components/FalActions.tsx';
import { FalHeadForm } from '#modules/crewlist/components/FalHeadForm.tsx';
import { FalSheet } from '#modules/crewlist/components/FalSheet.tsx';
import { gapsOf, passengerForm } from '#modules/crewlist/rules.ts';
import { useFalHead } from '#modules/crewlist/useFalHead.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { GuestLimit } from '../components/GuestLimit.tsx';
import { useGuestRows } from '../useGuestRows.ts';

const nobody = { name: '', imo: '', callSign: '', flag: '' };

/** The passenger list in the official form. */
export function PassengerListPage() {
  const phone = usePhone();
  const { t } = useTranslation(['crewlist', 'guests', 'certificates']);
  const { boatID } = useUser();
  const { head, change } = useFalHead();
  const { rows, isPending, isError, refetch } = useGuestRows();
  const { data: ship } = useParticulars(boatID);
  const listed = head.who === 'all' ? rows : rows.filter(({ aboard }) => aboard);
  const form = passengerForm(
    ship ?? nobody,
    head,
    listed.map(({ guest }) => guest),
  );
  const gaps = gapsOf(form);
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('passengers')}
          facts={isPending ? '\u00A0' : t('passengerFacts', { count: listed.length })}
          crumbs={[{ label: t('guests'), to: '/app/guests' }]}
          actions={<FalActions form={form} head={head} kind="passengerList" name={t('passengers')} />}
          primary={
            <Button variant="primary" onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
          primaryInBottomBar={phone}
        />
        <GuestLimit rows={rows} />
        {/* Only once it is known whether there is a warning above it. */}
        {!isPending && <FalHeadForm head={head} onChange={change} />}
        {gaps > 0 && !isPending && (
          <p className="small ink2 apart">
            {t('gaps', { count: gaps })} · {t('formNote')}
          </p>
        )}
      </div>
      {isError || isPending || listed.length === 0 ? (
        <div className="panel">
          {isError ? (
            <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} />
          ) : isPending ? (
            <Skeleton rows={10} />
          ) : (
            <EmptyState
              title={t('none')}
              hint={t('noneHint')}
              action={<ButtonLink to="/app/onboard">{t('toOnboard')}</ButtonLink>}
            />
          )}
        </div>
      ) : (
        <FalSheet form={form} rowTo={(id) => ({ to: '/app/guestdetails/$id', params: { id } })} />
      )}
    </>
  );
}
