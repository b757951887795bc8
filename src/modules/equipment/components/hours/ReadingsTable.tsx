import { useTranslation } from 'react-i18next';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { Glyph } from '#ui/Glyph.tsx';
import type { Reading } from '../../contract.ts';
import { showDifference, showHours } from './hourInput.ts';

const DAY = 86_400_000;

/** What ran between a reading and the one before it, in all and a day; nothing for the first. */
export const sinceBefore = (reading: Reading, before: Reading | undefined) => {
  if (!before) return undefined;
  const hours = Math.round((reading.total - before.total) * 10) / 10;
  const days = (Date.parse(reading.at) - Date.parse(before.at)) / DAY;
  return { hours, perDay: days < 1 / 24 ? undefined : hours / days };
};

/** The last `count` readings of a meter, newest first. */
export function ReadingsTable({ readings, count }: { readings: readonly Reading[]; count: number }) {
  const { t, i18n } = useTranslation('hours');
  const ship = useShipTime();
  const now = useNow();
  const show = (hours: number) => showHours(hours, i18n.language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls sideways must be reachable by keyboard, and is no region of its own beside its panel
    <div className="tr-scroll" role="group" aria-label={t('trend.readings')} tabIndex={0}>
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
          </tr>
        </thead>
        <tbody>
          {readings.slice(0, count).map((reading, index) => {
            const ran = sinceBefore(reading, readings[index + 1]);
            return (
              <tr key={reading._id}>
                <td>{ship.dayTime(reading.at, now)}</td>
                <td className="num">
                  <b>{show(reading.value)}</b>
                </td>
                <td className="num">{ran ? showDifference(ran.hours, i18n.language) : '–'}</td>
                <td className="num">{ran?.perDay === undefined ? '–' : show(ran.perDay)}</td>
                <td className="num">{show(reading.total)}</td>
                <td>{reading.userName}</td>
                <td>
                  {reading.kind === 'replacement' && (
                    <span className="st none">
                      <Glyph name="refresh" />
                      {t('trend.newMeter')}
                    </span>
                  )}{' '}
                  {reading.note}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
