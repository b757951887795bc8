import { useTranslation } from 'react-i18next';
import { DueGauge } from '#modules/worklist/components/DueGauge.tsx';
import { JobChip } from '#modules/worklist/components/JobChip.tsx';
import { equipmentOf, railOf } from '#modules/worklist/components/jobValues.ts';
import { placeOf } from '#modules/worklist/rules/rows.ts';
import { useJobWords } from '#modules/worklist/useJobWords.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { HomeRow } from './useDoneHere.ts';

const rails = { overdue: 'ov', due: 'du' } as const;

/** What needs somebody first, for a desk: one line a job, the whole line leads to it. */
export function NeedsTable({ rows, label }: { rows: readonly HomeRow[]; label: string }) {
  const { t } = useTranslation('home');
  const words = useJobWords();
  return (
    <div className="hm-table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th className="c-state">{words.t('field.state')}</th>
            <th>{words.t('field.title')}</th>
            <th className="c-about">{words.t('field.equipment')}</th>
            <th className="c-crit">
              <span className="vh">{t('critical')}</span>
            </th>
            <th className="c-used">{words.t('field.used')}</th>
            <th className="c-who">{words.t('field.assignees')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const rail = railOf(row);
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
                <td className="ink2 c-about">{equipmentOf(row) || placeOf(row)}</td>
                <td className="c-crit">{row.machine?.critical && <StateChip state="critical" />}</td>
                <td>
                  <DueGauge row={row} words={words} />
                </td>
                <td className="ink2 c-who">{row.who}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
