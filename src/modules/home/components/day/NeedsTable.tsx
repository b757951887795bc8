import { useTranslation } from '#lib/useTranslation.ts';
import { DueGauge } from '#modules/worklist/components/DueGauge.tsx';
import { JobChip } from '#modules/worklist/components/JobChip.tsx';
import { equipmentOf, rowAccent } from '#modules/worklist/components/jobValues.ts';
import { placeOf } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { HomeRow } from '../../useDoneHere.ts';
import styles from '../home.module.css';

const rails = { overdue: 'ov', due: 'du' } as const;

/** The most urgent jobs, for a desk: one line per job, which links to it as a whole. */
export function NeedsTable({ rows, label }: { rows: readonly HomeRow[]; label: string }) {
  const { t } = useTranslation('home');
  const labels = useJobLabels();
  return (
    <div className={styles.table}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th className={styles.columnState}>{labels.t('field.state')}</th>
            <th>{labels.t('field.title')}</th>
            <th className={styles.columnAbout}>{labels.t('field.equipment')}</th>
            <th className={styles.columnCritical}>
              <span className="vh">{t('critical')}</span>
            </th>
            <th className={styles.columnUsed}>{labels.t('field.used')}</th>
            <th className={styles.columnWho}>{labels.t('field.assignees')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const rail = rowAccent(row);
            return (
              <tr key={row.job._id} className={rail && rails[rail]}>
                <td>
                  <JobChip state={row.state} />
                </td>
                <td>
                  <AppLink to="/app/jobdetails/$id" params={{ id: row.job._id }} className="hit">
                    <b>{row.job.title}</b>
                  </AppLink>
                </td>
                <td className={`ink2 ${styles.columnAbout}`}>{equipmentOf(row) || placeOf(row)}</td>
                <td className={styles.columnCritical}>
                  {row.machine?.critical && <StateChip state="critical" />}
                </td>
                <td>
                  <DueGauge row={row} labels={labels} />
                </td>
                <td className={`ink2 ${styles.columnWho}`}>{row.who}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
