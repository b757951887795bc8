import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { type JobContext, type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { Steps } from './Steps.tsx';
import styles from './workOrder.module.css';

const NOTE_LINES = ['first', 'second', 'third', 'fourth'];

/** One job on paper: what, where, when, its steps with boxes, its parts, and room to write and sign. */
export function WorkOrder({ row, context }: { row: JobRow; context: JobContext }) {
  const { t } = useTranslation('workorder');
  const user = useMaybeUser();
  const labels = useJobLabels();
  const field = labels.t;
  const { job, machine, due } = row;
  const people = job.assignees.flatMap((id) => context.people.get(id)?.name ?? []);
  const facts: [string, string][] = [
    [
      field('field.equipment'),
      [machine?.name, [machine?.manufacturer, machine?.modelNumber].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
    ],
    [t('serial'), machine?.serialNumber ?? ''],
    [field('field.location'), placeOf(row)],
    [field('field.department'), job.department],
    [field('field.due'), [labels.dueAt(job, due), labels.left(due)].filter(Boolean).join(', ')],
    [field('field.interval'), labels.interval(job)],
    [
      field('field.lastDone'),
      [
        job.lastDoneDate && labels.day(job.lastDoneDate),
        job.lastDoneHours !== null && labels.hours(job.lastDoneHours),
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [field('field.assignees'), people.join(', ')],
    [field('field.where'), labels.where(job)],
    [field('field.priority'), field(`priority.${job.priority}`)],
    [field('field.estimate'), job.estimate === null ? '' : labels.minutes(job.estimate)],
    [field('field.project'), job.project],
  ];
  return (
    <article className={styles.sheet} aria-label={job.title}>
      <header>
        <div>
          <p>{[user?.boatName, user?.boat?.imo && `IMO ${user.boat.imo}`].filter(Boolean).join(' · ')}</p>
          <h2>{job.title}</h2>
          <p>
            {[job.no !== null && t('number', { no: job.no }), machine?.critical && field('field.critical')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <QrCode
          text={`${window.location.origin}/app/jobdetails/${job._id}`}
          label={t('code', { job: job.title })}
          size={84}
        />
      </header>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {job.description && <p className={styles.text}>{job.description}</p>}
      {job.tasks.length > 0 && <Steps tasks={job.tasks} ticks={job.ticks} />}
      {job.parts.length > 0 && (
        <section>
          <h3>{field('field.parts')}</h3>
          <table>
            <thead>
              <tr>
                <th>{t('part')}</th>
                <th>{t('partNo')}</th>
                <th className="num">{t('planned')}</th>
                <th className="num">{t('used')}</th>
              </tr>
            </thead>
            <tbody>
              {job.parts.map((part) => (
                <tr key={part._id}>
                  <td>{part.name}</td>
                  <td>{part.partNo}</td>
                  <td className="num">{part.quantity}</td>
                  <td className={styles.blank} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section>
        <h3>{t('notes')}</h3>
        {NOTE_LINES.map((line) => (
          <div key={line} className={styles.line} />
        ))}
      </section>
      <footer>
        {[t('doneOn'), t('meter'), t('minutes'), t('signature')].map((label) => (
          <div key={label}>{label}</div>
        ))}
      </footer>
    </article>
  );
}
