import { type ReactNode, useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useCompleteJobs, useUndoWorks } from '#modules/worklist/queries/commands.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { nextOpen, type Outcomes } from '../rules.ts';
import { useAwake } from '../useAwake.ts';
import { type Answer, CheckCard } from './CheckCard.tsx';
import { CheckList } from './CheckList.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import styles from './round.module.css';

type Props = { checks: readonly JobRow[]; rows: readonly JobRow[]; none: ReactNode };

const without = (outcomes: Outcomes, id: string): Outcomes =>
  new Map([...outcomes].filter(([other]) => other !== id));

/** A round in progress: the current check, the outcomes of the others, and the next one. */
export function RoundRun({ checks, rows, none }: Props) {
  const { t } = useTranslation('round');
  const [order] = useState(() => checks.map(({ job }) => job._id));
  const [begun] = useState(() => Date.now());
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [at, setAt] = useState(order[0]);
  const [works, setWorks] = useState<ReadonlyMap<string, string>>(new Map());
  const report = useDialog(() => import('#modules/job/components/ReportDialog.tsx'));
  const { today } = useFormat();
  const { mutate: complete } = useCompleteJobs();
  const { mutate: undo } = useUndoWorks();
  useAwake(order.length > 0);

  const byId = new Map(rows.map((row) => [row.job._id, row]));
  const listed = order.flatMap((id) => byId.get(id) ?? []);
  const row = at === undefined ? undefined : byId.get(at);
  if (order.length === 0) return <div className="panel">{none}</div>;

  const answer = ({ job }: JobRow, { outcome, note, ticks }: Answer) => {
    const after = new Map(outcomes).set(job._id, outcome);
    setOutcomes(after);
    setAt(nextOpen(order, after, job._id));
    if (outcome === 'skipped') return;
    if (outcome === 'problem') report.open({ equipmentID: job.equipmentID, title: note });
    const message = outcome === 'problem' && note === '' ? t('problemNote') : note;
    const _id = newId();
    setWorks((before) => new Map(before).set(job._id, _id));
    const again = () => setOutcomes((before) => without(before, job._id));
    complete(
      {
        boatID: job.boatID,
        works: [
          {
            _id,
            jobID: job._id,
            date: today,
            note: message,
            ticks,
            openReason: outcome === 'problem' ? message.slice(0, 500) : '',
          },
        ],
      },
      { onError: again },
    );
  };

  const takeBack = (id: string) => {
    const work = works.get(id);
    const boatID = byId.get(id)?.job.boatID;
    const skipped = outcomes.get(id) === 'skipped';
    setOutcomes(without(outcomes, id));
    setAt(id);
    if (work === undefined || boatID === undefined || skipped) return;
    undo({ boatID, works: [work] });
  };

  return (
    <div className={styles.round}>
      <div>
        {row ? (
          <CheckCard
            key={row.job._id}
            row={row}
            number={order.indexOf(row.job._id) + 1}
            of={order.length}
            onAnswer={(given) => answer(row, given)}
          />
        ) : (
          <RoundEnd order={order} outcomes={outcomes} begun={begun} onOpen={takeBack} />
        )}
      </div>
      <CheckList
        rows={listed}
        outcomes={outcomes}
        at={at}
        onGo={(id) => setAt(id)}
        onTakeBack={takeBack}
        label={t('checks')}
      />
      {report.element}
    </div>
  );
}
