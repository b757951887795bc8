import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import type { JobContext, JobRow } from '#modules/worklist/rules/rows.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { languageOf } from '../rules/language.ts';
import { type Facts, type SheetStep, sheetOf, type WorkOrderSheet } from '../rules/sheet.ts';
import { usePartPlaces } from '../usePartPlaces.ts';
import styles from './workOrder.module.css';

const NOTE_LINES = ['1', '2', '3', '4', '5'];

function FactsGrid({ facts }: { facts: Facts }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The steps with a box each; ticked ones are ticked on paper. */
function Steps({ steps }: { steps: readonly SheetStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, hint, ticked, reading }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered, and a printed sheet does not change
        <li key={index}>
          <span className={styles.box}>{ticked ? '✓' : ''}</span>
          <span>
            {index + 1}. {text}
            {hint && <small>{hint}</small>}
          </span>
          {reading && (
            <span className={styles.reading}>
              <b>{reading.value}</b> {reading.unit}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Parts({ parts: { heads, rows } }: { parts: WorkOrderSheet['parts'] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={head} className={column === 2 ? 'num' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, partNo, planned, used], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={index}>
            <td className={styles.part}>{name}</td>
            <td>{partNo}</td>
            <td className="num">{planned}</td>
            <td className={styles.blank}>{used}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is written by hand; kept together, so that nobody signs a page on which nothing else stands. */
function ByHand({ sheet: { workDone, notes, signatures } }: { sheet: WorkOrderSheet }) {
  return (
    <div className={styles.hand}>
      <Section title={workDone.title}>
        <div className={styles.blanks}>
          {workDone.blanks.map((name) => (
            <div key={name}>{name}</div>
          ))}
        </div>
      </Section>
      <Section title={notes}>
        {NOTE_LINES.map((line) => (
          <div key={line} className={styles.line} />
        ))}
      </Section>
      <footer>
        {signatures.roles.map((role) => (
          <div key={role}>
            <b>{role}</b>
            <span>{signatures.caption}</span>
          </div>
        ))}
      </footer>
    </div>
  );
}

/** One job on paper, with the same facts in the same order as its PDF. */
export function WorkOrder({ row, context }: { row: JobRow; context: JobContext }) {
  const { t, i18n } = useTranslation('workorder');
  const user = useMaybeUser();
  const { day, fullDayTime, number, hours } = useFormat();
  const { job, machine } = row;
  const partPlaces = usePartPlaces(job.parts);
  const sheet = sheetOf(
    {
      job,
      equipment: machine,
      people: [...context.people.values()],
      language: languageOf(i18n.language),
      today: context.today,
      layUp: context.layUp,
      partPlaces,
    },
    { day, moment: fullDayTime, number: (value) => number(value, 6), tenths: hours },
  );
  const { defect, description, tasks, parts } = sheet;
  return (
    <article className={styles.sheet} aria-label={job.title}>
      <header>
        <div>
          <p>{[user?.boatName, sheet.kind].filter(Boolean).join(' · ')}</p>
          <h2>{sheet.title}</h2>
          <p>{sheet.facts.join(' · ')}</p>
        </div>
        <QrCode
          text={`${window.location.origin}/app/jobdetails/${job._id}`}
          label={t('code', { job: job.title })}
          size={84}
        />
      </header>
      {sheet.critical && <p className={styles.critical}>{sheet.critical}</p>}
      <FactsGrid facts={sheet.grid} />
      {sheet.postponed && <p>{sheet.postponed}</p>}
      {sheet.machine.grid.length > 0 && (
        <Section title={sheet.machine.title}>
          <FactsGrid facts={sheet.machine.grid} />
        </Section>
      )}
      {defect.grid.length + defect.fix.length > 0 && (
        <Section title={defect.title}>
          <FactsGrid facts={[...defect.grid, ...defect.fix]} />
        </Section>
      )}
      {description.text && (
        <Section title={description.title}>
          <p className={styles.text}>{description.text}</p>
        </Section>
      )}
      {tasks.steps.length > 0 && (
        <Section title={tasks.title}>
          <Steps steps={tasks.steps} />
        </Section>
      )}
      {parts.rows.length > 0 && (
        <Section title={parts.title}>
          <Parts parts={parts} />
        </Section>
      )}
      <ByHand sheet={sheet} />
    </article>
  );
}
