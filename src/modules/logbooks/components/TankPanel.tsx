import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { LogRecord, LogVolume } from '../contract.ts';
import { type Book, listKey } from '../rules/book.ts';
import { contentsOf, tanksOf } from '../rules/tanks.ts';
import { useFieldTexts } from '../useFieldTexts.ts';
import styles from './printed.module.css';

type Props = { book: Book; volume: LogVolume; records: readonly LogRecord[] };

/** Above this share a tank soon needs emptying. */
const NEARLY_FULL = 0.85;

/** What the tanks of the IOPP certificate hold by the entries of the volume. */
export function TankPanel({ book, volume, records }: Props) {
  const { t } = useTranslation('logbooks');
  const { option } = useFieldTexts();
  const format = useFormat();
  const tanks = tanksOf(volume.opening);
  const contents = contentsOf(book, records);
  return (
    <Panel title={t('tanksNow')} count={tanks.length}>
      {tanks.length === 0 ? (
        <p className="pad small ink2">{t('noTanks')}</p>
      ) : (
        <ul className="rows">
          {tanks.map(({ name, list, capacity }) => {
            const now = contents.get(name);
            const share = now && capacity > 0 ? Math.min(1, Math.max(0, now.content / capacity)) : 0;
            return (
              <li key={name}>
                <div className="li">
                  <div className={styles.tank}>
                    <span>
                      <b>{name}</b>
                      <span className="ink2 small">{option(listKey(list))}</span>
                    </span>
                    <div className={styles.bar} aria-hidden="true">
                      <i
                        className={share > NEARLY_FULL ? styles.full : undefined}
                        style={{ width: `${share * 100}%` }}
                      />
                    </div>
                    <span className="small">
                      <span>
                        {t('tankOf', {
                          content: now ? format.number(now.content, 2) : '–',
                          capacity: format.number(capacity, 2),
                        })}
                      </span>
                      <span className="ink2">
                        {now ? t('tankSince', { day: format.recentDay(now.at) }) : t('tankUnknown')}
                      </span>
                    </span>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
