import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useCoarsePointer, useWide } from '#ui/useMedia.ts';
import { dueLater, firstScope, jobsToday, oneTap } from '../../day.ts';
import { type JobScope, jobScopes } from '../../jobScope.ts';
import { useDoneHere } from '../../useDoneHere.ts';
import styles from '../home.module.css';
import { toJobs } from './links.ts';
import { NeedsTable } from './NeedsTable.tsx';
import { TodayRow } from './TodayRow.tsx';

const MAX_SHOWN = 10;

type Props = {
  rows: readonly JobRow[];
  user: User;
  today: string;
  chosen: JobScope | undefined;
  onReport: () => void;
};

/** The most urgent jobs: a table in an office, rows to tick off with a thumb elsewhere. */
export function NeedsPanel({ rows, user, today, chosen, onReport }: Props) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const wide = useWide();
  const fingers = useCoarsePointer();
  const office = wide && !fingers;
  const complete = useDialog(() => import('#modules/job/components/CompleteDialog.tsx'));
  const doneHere = useDoneHere(rows, today);
  const scope = chosen ?? firstScope(rows, user);
  const needed = jobsToday(rows, { scope, person: user, today });
  const later = dueLater(rows, { scope, person: user, today });
  const listed = doneHere.withDone(needed);
  const visible = listed.slice(0, MAX_SHOWN);
  const more = listed.length - visible.length;
  const choices = user.department === '' ? jobScopes.filter((each) => each !== 'department') : jobScopes;

  const tick = (row: JobRow) => {
    if (oneTap(row)) return doneHere.complete(row);
    doneHere.keep(row);
    complete.open({ jobs: [row.job] });
  };

  const title = t(office ? 'needs' : 'doToday');
  return (
    <section className={`panel ${styles.needs}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="n">{needed.length}</span>
        <span className="sp" />
        <Segmented
          label={t('whose')}
          value={scope}
          onChange={(value) =>
            void navigate({ to: '/app/home', search: { whose: value }, replace: true, resetScroll: false })
          }
          options={choices.map((value) => ({ value, label: t(`whoseIs.${value}`) }))}
        />
        <AppLink {...toJobs[scope]}>{t(office ? 'openWorklist' : 'allJobs')}</AppLink>
      </header>
      {visible.length === 0 ? (
        <EmptyState icon={<Icon name="check" />} title={t(`needsNone.${scope}`)} hint={t('needsNoneHint')} />
      ) : office ? (
        <NeedsTable rows={visible} label={title} />
      ) : (
        <ul className="rows">
          {visible.map((row) => (
            <TodayRow
              key={row.job._id}
              row={row}
              onTick={() => tick(row)}
              undo={row.done ? doneHere.undoOf(row.job._id) : undefined}
            />
          ))}
        </ul>
      )}
      {more > 0 && <ListRow title={t('moreJobs', { count: more })} {...toJobs[scope]} />}
      {later > 0 && <ListRow title={t('dueLater', { count: later })} {...toJobs.due} />}
      {!office && (
        <button type="button" className={`li ${styles.report}`} onClick={onReport}>
          <Icon name="plus" />
          <b className="t">{t('reportDefect')}</b>
          <Icon name="camera" />
        </button>
      )}
      {complete.element}
    </section>
  );
}
