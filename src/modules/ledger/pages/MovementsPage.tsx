import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { useLedgerPages } from '#modules/movements/queries.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { MovementsTable } from '../components/MovementsTable.tsx';
import styles from '../components/movementsTable.module.css';
import { filterOf } from '../ledgerFilter.ts';
import { useExportLedger } from '../useExportLedger.ts';
import { LedgerFilters } from './LedgerFilters.tsx';

const route = getRouteApi('/app/movements');

/** All movements of stock, newest first, narrowed by kind, place, person, job, order and period. */
export function MovementsPage() {
  const { t } = useTranslation(['ledger', 'movements']);
  const search = route.useSearch();
  const format = useFormat();
  const { paths, isLoading } = usePlaces();
  const filter = filterOf(search, format.timeZone);
  const query = useLedgerPages(filter);
  const { save, isSaving, hasFailed } = useExportLedger(filter, paths);
  const rows = query.data?.pages.flat();
  return (
    <>
      <PageHeader
        title={t('allTitle')}
        facts={t('allFacts')}
        crumbs={[{ label: t('inventory'), to: '/app/inventory' }]}
        actions={
          <>
            <Button icon={<Icon name="download" />} disabled={isSaving} onClick={() => void save('csv')}>
              CSV
            </Button>
            <Button icon={<Icon name="download" />} disabled={isSaving} onClick={() => void save('xlsx')}>
              XLSX
            </Button>
          </>
        }
      />
      <section className="panel" aria-label={t('allTitle')}>
        <LedgerFilters search={search} />
        {hasFailed && (
          <p role="alert" className={styles.foot}>
            {t('exportFailed')}
          </p>
        )}
        <Loaded
          query={{ data: rows, isError: query.isError, refetch: query.refetch }}
          ready={!isLoading}
          failed={t('movements:loadFailed')}
          rows={12}
          none={<EmptyState icon={<Icon name="swap" />} title={t('noneFound')} hint={t('noneFoundHint')} />}
        >
          {(list) => (
            <>
              <MovementsTable rows={list} />
              <div className={styles.foot}>
                {query.hasNextPage && (
                  <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('older')}
                  </Button>
                )}
                <span className="small ink2">{t('shown', { count: list.length })}</span>
              </div>
            </>
          )}
        </Loaded>
      </section>
    </>
  );
}
