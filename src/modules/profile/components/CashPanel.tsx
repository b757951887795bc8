import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Profile } from '../contract.ts';
import { useCash } from '../queries.ts';
import { toMajor } from '../rules.ts';

const CashDialog = lazy(() => import('./CashDialog.tsx'));

/** The newest rows only: the rest is the accounting's. */
const FIRST = 6;

/** The cash a person holds, by currency, and what it came from. */
export function CashPanel({ profile, mayGive }: { profile: Profile; mayGive: boolean }) {
  const { t, i18n } = useTranslation('profile');
  const { data, isError, refetch } = useCash(profile.userID);
  const [giving, setGiving] = useState(false);
  const ship = useShipTime();
  const now = useNow();
  const money = (amount: number, currency: string, sign: 'auto' | 'exceptZero' = 'auto') =>
    new Intl.NumberFormat(i18n.language, { style: 'currency', currency, signDisplay: sign }).format(
      toMajor(amount, currency) ?? 0,
    );
  const action = mayGive && (
    <Button variant="link" onClick={() => setGiving(true)}>
      {t('cash.give')}
    </Button>
  );
  return (
    <Panel title={t('section.cash')} action={action}>
      {isError && !data ? (
        <ErrorState title={t('cash.failed')} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton rows={2} />
      ) : data.rows.length === 0 ? (
        <p className="pf-pad small ink2">{t('cash.none')}</p>
      ) : (
        <>
          <div className="pf-cash">
            {data.balances.map(({ currency, amount }) => (
              <div key={currency}>
                <span className="label">{t('cash.balance')}</span>
                <b className={amount < 0 ? 'pf-neg' : undefined}>{money(amount, currency)}</b>
              </div>
            ))}
          </div>
          <ul className="rows">
            {data.rows.slice(0, FIRST).map((row) => (
              <li key={row._id}>
                <ListRow
                  title={money(row.amount, row.currency, 'exceptZero')}
                  second={`${ship.day(row.at, now)} · ${row.userName}`}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {giving && (
        <Suspense>
          <CashDialog profile={profile} onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
