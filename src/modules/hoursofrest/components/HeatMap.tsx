import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { daysOfMonth } from '../rules/calendar.ts';
import { signatureOf } from '../rules/entries.ts';
import { HOUR, REST_DAY } from '../rules/limits.ts';
import { sheetID } from '../rules/people.ts';
import type { RestMonth } from '../useRestMonth.ts';
import styles from './heat.module.css';

export type CrewMonth = {
  userID: string;
  name: string;
  department: string;
  month: RestMonth;
};

type Props = { boatID: string; month: string; crew: readonly CrewMonth[] };

const heat = (lowest: number) =>
  lowest < REST_DAY
    ? styles.broken
    : lowest < 11 * HOUR
      ? styles.ten
      : lowest < 12 * HOUR
        ? styles.eleven
        : lowest < 13 * HOUR
          ? styles.twelve
          : undefined;

/** The least rest in 24 hours of everybody's days: whole hours, halves only under 11. */
export function HeatMap({ boatID, month: of, crew }: Props) {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  const days = daysOfMonth(of);
  const departments = [...new Set(crew.map(({ department }) => department))];
  const figure = (lowest: number) =>
    lowest < 11 * HOUR && lowest % 2 ? `${Math.floor(lowest / 2)}½` : String(Math.floor(lowest / 2));
  const least = (values: readonly (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.length > 0 ? format.number(Math.min(...known) / HOUR) : '–';
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.heat}>
        <caption className="vh">{t('heatCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lowestRest')}</th>
            {days.map((day) => (
              <th key={day} scope="col" className={day === format.today ? styles.today : undefined}>
                <span className={styles.weekday}>{format.weekday(day).slice(0, 1)}</span>
                {Number(day.slice(8))}
              </th>
            ))}
            <th scope="col">{t('in24')}</th>
            <th scope="col">{t('in7')}</th>
            <th scope="col">{t('role.seafarer')}</th>
          </tr>
        </thead>
        {departments.map((department) => {
          const people = crew.filter((one) => one.department === department);
          return (
            <tbody key={department}>
              <tr>
                <th scope="rowgroup" colSpan={days.length + 4} className={styles.group}>
                  {department || t('noDepartment')} <span>{people.length}</span>
                </th>
              </tr>
              {people.map(({ userID, name, month }) => {
                const unexplained = month.findings.some((finding) => month.reasonOf(finding) === undefined);
                const signed = signatureOf(month.sheet, 'seafarer');
                return (
                  <tr key={userID}>
                    <th scope="row">
                      <AppLink
                        to="/app/hoursofrest/timesheet/$id"
                        params={{ id: sheetID(boatID, userID, of) }}
                      >
                        {name}
                      </AppLink>
                    </th>
                    {month.days.map(({ day, lowest, slots }) => {
                      const entry = month.entries.get(day);
                      const missing = month.missing.includes(day);
                      const look = entry?.ashore
                        ? styles.ashore
                        : missing
                          ? styles.missing
                          : lowest !== undefined
                            ? heat(lowest)
                            : undefined;
                      return (
                        <td
                          key={day}
                          className={[styles.cell, look ?? '', entry?.planned ? styles.plan : ''].join(' ')}
                        >
                          {entry?.ashore ? (
                            <span className="vh">{t('ashore')}</span>
                          ) : missing ? (
                            <span className="vh">{t('notEntered')}</span>
                          ) : lowest === undefined ? (
                            slots ? (
                              '·'
                            ) : (
                              ''
                            )
                          ) : (
                            figure(lowest)
                          )}
                        </td>
                      );
                    })}
                    <td>{least(month.days.map(({ lowest }) => lowest))}</td>
                    <td>{least(month.days.map(({ week }) => week))}</td>
                    <td>
                      {unexplained ? (
                        <StateChip state="due">{t('reasonMissing')}</StateChip>
                      ) : month.missing.length > 0 ? (
                        <StateChip state="noStatus">
                          {t('missingShort', { count: month.missing.length })}
                        </StateChip>
                      ) : signed ? (
                        <span className={styles.signed}>
                          <Icon name="check" size="s" /> {t('signed')}
                        </span>
                      ) : (
                        <span className="ink2">{t('open')}</span>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          );
        })}
      </table>
      <ul className={styles.legend} aria-label={t('legend')}>
        <li>
          <i /> {t('heat.more')}
        </li>
        <li>
          <i className={styles.twelve} /> 12
        </li>
        <li>
          <i className={styles.eleven} /> 11
        </li>
        <li>
          <i className={styles.ten} /> {t('heat.ten')}
        </li>
        <li>
          <i className={styles.broken} /> {t('heat.under')}
        </li>
        <li>
          <i className={styles.missing} /> {t('notEntered')}
        </li>
        <li>
          <i className={styles.ashore} /> {t('ashore')}
        </li>
      </ul>
    </div>
  );
}
