import { useTranslation } from '#lib/useTranslation.ts';
import type { WorkInShort } from '#modules/worklist/contract/calls.ts';
import type { JobLabels } from '#modules/worklist/useJobLabels.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './board.module.css';

/** The maximum number of works listed; all of them are in each job's history. */
export const MAX_WORK = 50;

type Props = { works: readonly WorkInShort[]; labels: JobLabels };

/** Work on recurring jobs: the job itself is open again and in another column. */
export function DoneWork({ works, labels }: Props) {
  const { t } = useTranslation('jobboard');
  return (
    <>
      <h3 className={`small ink2 ${styles.heading}`}>{t('repeating')}</h3>
      <ul className={`plain ${styles.works}`}>
        {works.slice(0, MAX_WORK).map((work) => (
          <li key={work._id} className="small">
            <Icon name="check" size="s" className="done-ink" />
            <span className="col">
              <AppLink to="/app/jobdetails/$id" params={{ id: work.jobID }}>
                {work.title}
              </AppLink>
              <span className="ink2">
                {labels.day(work.date)} · {work.userName}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
