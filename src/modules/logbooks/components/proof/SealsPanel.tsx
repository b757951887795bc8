import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { DailySeal } from '../../contract/seals.ts';
import type { LogVolume } from '../../contract.ts';
import { useDailySeals, useSealRule } from '../../queries/seals.ts';
import { shortSeal } from '../Signed.tsx';
import styles from './proof.module.css';

const SHOWN_DAYS = 14;

/** The last seal of each book at the end of a day, as it was mailed to the office. */
export function SealsPanel({ volumes, mayChange }: { volumes: readonly LogVolume[]; mayChange: boolean }) {
  const { t } = useTranslation('logproof');
  const format = useFormat();
  const query = useDailySeals();
  const { data: rule } = useSealRule();
  const comparing = useDialog(() => import('./CompareDialog.tsx'));
  const addresses = useDialog(() => import('./AddressesDialog.tsx'));
  return (
    <Panel title={t('dailySeals')}>
      <div className={`pad ${styles.rule}`}>
        <p className="small ink2">{t('sealsHint')}</p>
        <p>
          {rule &&
            (rule.addresses.length > 0
              ? t('mailedTo', { list: format.list(rule.addresses) })
              : t('noAddresses'))}
        </p>
        <div className="row wrap">
          {mayChange && rule && (
            <Button icon={<Icon name="mail" />} onClick={() => addresses.open({ addresses: rule.addresses })}>
              {t('setAddresses')}
            </Button>
          )}
          <Button icon={<Icon name="find" />} onClick={() => comparing.open({ volumes })}>
            {t('compare')}
          </Button>
        </div>
      </div>
      <Loaded
        query={query}
        failed={t('loadFailed')}
        rows={3}
        none={<p className="pad ink2">{t('noSeals')}</p>}
      >
        {(days) => (
          <ul className="rows">
            {days.slice(0, SHOWN_DAYS).map((day) => (
              <DayRow key={day.day} seals={day} />
            ))}
          </ul>
        )}
      </Loaded>
      {comparing.element}
      {addresses.element}
    </Panel>
  );
}

function DayRow({ seals: { day, sentTo, lines } }: { seals: DailySeal }) {
  const { t } = useTranslation('logproof');
  const format = useFormat();
  return (
    <li>
      <div className={`li ${styles.wide}`}>
        <span className="t">
          <b>{format.day(day)}</b>
          <span>{sentTo.length > 0 ? t('sentTo', { list: format.list(sentTo) }) : t('notSent')}</span>
          <ul className={styles.seals}>
            {lines.map(({ volumeID, title, no, n, seal }) => (
              <li key={volumeID}>
                {t('sealOf', { title, no, n })} <code title={seal}>{shortSeal(seal)}</code>
              </li>
            ))}
          </ul>
        </span>
      </div>
    </li>
  );
}
