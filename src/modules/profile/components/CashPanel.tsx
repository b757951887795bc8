import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Profile } from '../contract.ts';
import { useCash, useUnsentCash } from '../queries.ts';
import styles from './profile.module.css';

/** The newest rows only; accounting sees the rest. */
const INITIAL_ROWS = 6;

/** The cash a person holds, by currency, and its ledger rows. */
export function CashPanel({ profile, mayGive }: { profile: Profile; mayGive: boolean }) {
  const { t } = useTranslation('profile');
  const query = useCash(profile.userID);
  const unsent = useUnsentCash(profile.userID);
  const give = useDialog(() => import('./CashDialog.tsx'), { profile });
  const format = useFormat();
  const action = mayGive && (
    <Button variant="link" onClick={() => give.open()}>
      {t('cash.give')}
    </Button>
  );
  return (
    <Panel title={t('section.cash')} action={action}>
      {unsent.length > 0 && (
        <ul className="rows">
          {unsent.map(({ _id, amount, currency }) => (
            <li key={_id}>
              <ListRow
                title={format.money(amount, currency, { signed: true })}
                end={<SyncPill state="device" />}
              />
            </li>
          ))}
        </ul>
      )}
      <Loaded query={query} failed={t('cash.failed')} rows={2}>
        {(data) =>
          data.rows.length === 0 ? (
            unsent.length === 0 && <p className="pad small ink2">{t('cash.none')}</p>
          ) : (
            <>
              <div className={styles.cash}>
                {data.balances.map(({ currency, amount }) => (
                  <div key={currency}>
                    <span className="label">{t('cash.balance')}</span>
                    <b className={amount < 0 ? styles.negative : undefined}>
                      {format.money(amount, currency)}
                    </b>
                  </div>
                ))}
              </div>
              <ul className="rows">
                {data.rows.slice(0, INITIAL_ROWS).map((row) => (
                  <li key={row._id}>
                    <ListRow
                      title={format.money(row.amount, row.currency, { signed: true })}
                      second={`${format.recentDay(row.at)} · ${row.userName}`}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {give.element}
    </Panel>
  );
}
