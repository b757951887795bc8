import { useTranslation } from 'react-i18next';
import type { WorkInShort } from '#modules/worklist/contract/calls.ts';
import type { JobWords } from '#modules/worklist/useJobWords.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/Glyph.tsx';

/** So much work is listed; all of it stands in each job's history. */
export const MOST_WORK = 50;

type Props = { works: readonly WorkInShort[]; today: string; words: JobWords };

/** Work on repeating jobs: the job itself is open again and stands in another column. */
export function DoneWork({ works, today, words }: Props) {
  const { t } = useTranslation('jobboard');
  return (
    <>
      <h3 className="small ink2 bd-sub">{t('repeating')}</h3>
      <ul className="plain bd-works">
        {works.slice(0, MOST_WORK).map((work) => (
          <li key={work._id} className="small">
            <Glyph name="check" size="s" className="done-ink" />
            <span className="col">
              <AppLink to="/app/jobdetails/$id" params={{ id: work.jobID }}>
                {work.title}
              </AppLink>
              <span className="ink2">
                {words.day(work.date, today)} · {work.userName}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
