import { useTranslation } from '#lib/useTranslation.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { useLedgerPages } from '#modules/movements/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { MovementsTable } from './MovementsTable.tsx';

/** As many movements as stand on the page of a place or a person; the rest is a click away. */
const ROWS = 8;

/** The last movements of a place, with those in it, or of a person. */
export default function LedgerOf(of: { place: string } | { person: string }) {
  const { t } = useTranslation(['ledger', 'movements']);
  const query = useLedgerPages(
    'place' in of ? { locationID: of.place, inner: 'yes' } : { userID: of.person },
  );
  const { isLoading } = usePlaces();
  // Few people move stock: a person's page says nothing of those who do not.
  if ('person' in of && !query.data?.pages.some(({ length }) => length > 0)) return null;
  return (
    <Panel
      title={t('movements:title')}
      action={
        <AppLink to="/app/movements" search={of}>
          {t('movements:all')}
        </AppLink>
      }
    >
      <Loaded
        query={{
          data: query.data?.pages.flat().slice(0, ROWS),
          isError: query.isError,
          refetch: query.refetch,
        }}
        ready={!isLoading}
        failed={t('movements:loadFailed')}
        none={
          <p className="small ink2" style={{ padding: '8px var(--pad) 12px' }}>
            {t('movements:none')}
          </p>
        }
      >
        {(rows) => <MovementsTable rows={rows} />}
      </Loaded>
    </Panel>
  );
}
