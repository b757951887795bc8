import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { vars } from '#ui/vars.ts';
import styles from './home.module.css';

type Props = { runners: readonly { item: Equipment; perDay: number }[] };

/** The machines that run most, by average. */
export function RunnersPanel({ runners }: Props) {
  const { t } = useTranslation('home');
  const top = runners[0]?.perDay ?? 1;
  const { tenths } = useFormat();
  return (
    <Panel title={t('runners')}>
      {runners.length === 0 ? (
        <EmptyState icon={<Icon name="clock" />} title={t('runnersNone')} hint={t('runnersNoneHint')} />
      ) : (
        <ol className="plain">
          {runners.map(({ item, perDay }) => (
            <li key={item._id}>
              <AppLink className={styles.run} to="/app/equipment/$id" params={{ id: item._id }}>
                <span className="el">{item.name}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span style={vars({ '--v': Math.round((perDay / top) * 100) })} />
                </span>
                <span className="num">{t('perDay', { hours: tenths(perDay) })}</span>
              </AppLink>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
