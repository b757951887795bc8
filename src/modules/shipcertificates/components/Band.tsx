import { useTranslation } from '#lib/useTranslation.ts';
import { addMonths } from '#modules/worklist/rules/days.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Shown } from '../rules/register.ts';
import { useCertificateLabels } from '../useCertificateLabels.ts';
import styles from './shipcertificates.module.css';
import { stateLine } from './stateLine.ts';
import { type Range, Track } from './Track.tsx';

const MONTHS = 24;

/** Two calendar years from the present one on. */
export const bandRange = (today: string): Range => {
  const year = Number(today.slice(0, 4));
  return { from: `${year}-01-01`, to: `${year + 1}-12-31` };
};

/** The certificates by group, each with two years of its life. */
export function Band({ groups }: { groups: readonly Shown[] }) {
  const { t } = useTranslation('shipcertificates');
  const format = useFormat();
  const { today, look, wordOf, nextOf } = useCertificateLabels();
  const range = bandRange(today);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(range.from, index));
  return (
    <div className={`panel ${styles.scroll}`}>
      <table className={styles.band}>
        <caption className="vh">{t('title')}</caption>
        <colgroup>
          <col className={styles.colState} />
          <col className={styles.colName} />
          <col className={styles.colIssuer} />
          <col />
          <col className={styles.colNext} />
          <col className={styles.colExpires} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('field.name')}</th>
            <th scope="col">{t('field.issuer')}</th>
            <th scope="col">
              <span className="vh">{t('column.band')}</span>
              <div className={styles.months} aria-hidden="true">
                {months.map((month, index) => (
                  <span key={month}>
                    {index % 12 === 0 && <b>{month.slice(0, 4)}</b>}
                    {format.month(month, 'narrow')}
                  </span>
                ))}
              </div>
            </th>
            <th scope="col">{t('column.next')}</th>
            <th scope="col">{t('field.expires')}</th>
          </tr>
        </thead>
        {groups.map(({ group, rows }) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={6}>
                {t(`group.${group}`)}
              </th>
            </tr>
            {rows.map(({ certificate, state }) => (
              <tr key={certificate._id} className={stateLine[state]}>
                <td>
                  <StateChip state={look(state)}>{wordOf(certificate, state)}</StateChip>
                </td>
                <th scope="row">
                  <AppLink to="/app/vesseldocs/certificate/$id" params={{ id: certificate._id }}>
                    {certificate.name}
                  </AppLink>
                </th>
                <td>{certificate.issuer}</td>
                <td>
                  <Track certificate={certificate} range={range} today={today} />
                </td>
                <td>{nextOf(certificate)}</td>
                <td>{format.day(certificate.expires) || t('noExpiry')}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
