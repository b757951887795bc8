import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Equipment, Reading } from '../../contract.ts';
import { mayFix } from '../../rules/mayFix.ts';
import { ReadingMarks } from './ReadingMarks.tsx';
import { ReadingMenu } from './ReadingMenu.tsx';
import styles from './trend.module.css';

const DAY_MS = 86_400_000;

/** The hours between a reading and the previous one, in total and per day; undefined for the first. */
export const sinceBefore = (reading: Reading, before: Reading | undefined) => {
  if (!before) return undefined;
  const hours = Math.round((reading.total - before.total) * 10) / 10;
  const days = (Date.parse(reading.at) - Date.parse(before.at)) / DAY_MS;
  return { hours, perDay: days < 1 / 24 ? undefined : hours / days };
};

type Props = { equipment: Equipment; readings: readonly Reading[]; count: number };

/** The last `count` readings of a meter, newest first; struck ones stand among them and count for nothing. */
export function ReadingsTable({ equipment, readings, count }: Props) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const user = useMaybeUser();
  const fix = useDialog(() => import('./FixReadingDialog.tsx'), { equipment, readings });
  const show = format.hours;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls sideways must be reachable by keyboard, and is no region of its own beside its panel
    <div className={styles.readings} role="group" aria-label={t('trend.readings')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('trend.when')}</th>
            <th scope="col" className="num">
              {t('trend.shows')}
            </th>
            <th scope="col" className="num">
              {t('trend.since')}
            </th>
            <th scope="col" className="num">
              {t('trend.perDay')}
            </th>
            <th scope="col" className="num">
              {t('trend.total')}
            </th>
            <th scope="col">{t('trend.who')}</th>
            <th scope="col">{t('trend.note')}</th>
            <th scope="col" className={styles.actions}>
              <span className="vh">{t('more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {readings.slice(0, count).map((reading, index) => {
            const before = readings.slice(index + 1).find(({ struck }) => !struck);
            const ran = reading.struck ? undefined : sinceBefore(reading, before);
            return (
              <tr key={reading._id} className={reading.struck ? styles.struck : undefined}>
                <td>{format.dayTime(reading.at)}</td>
                <td className="num">
                  {reading.struck ? <s>{show(reading.value)}</s> : <b>{show(reading.value)}</b>}
                </td>
                <td className="num">{ran ? format.hoursDifference(ran.hours) : '–'}</td>
                <td className="num">{ran?.perDay === undefined ? '–' : show(ran.perDay)}</td>
                <td className="num">{reading.struck ? '–' : show(reading.total)}</td>
                <td>{reading.userName}</td>
                <td>
                  {reading.kind === 'replacement' && (
                    <span className="st none">
                      <Icon name="refresh" />
                      {t('trend.newMeter')}
                    </span>
                  )}{' '}
                  {reading.note}
                  <ReadingMarks reading={reading} />
                </td>
                <td className={styles.actions}>
                  {user && mayFix(user, reading, equipment) && (
                    <ReadingMenu
                      equipment={equipment}
                      reading={reading}
                      readings={readings}
                      onFix={(kind) => fix.open({ kind, reading })}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {fix.element}
    </div>
  );
}
