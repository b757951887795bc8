import { usePresence } from '#lib/live.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Person } from '#modules/worklist/contract.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import styles from '../job.module.css';

/** More faces than this are not informative. */
const MAX_FACES = 3;

type Props = { jobID: string; people: ReadonlyMap<string, Person> };

/**
 * Who else has the job open now: beside the breadcrumb, where it causes no layout shift, and announced once when it
 * changes.
 */
export function PresenceBar({ jobID, people }: Props) {
  const { t } = useTranslation('job');
  const there = usePresence('worklist', jobID);
  const names = useFormat().list(there.map(({ name }) => name));
  const words = t('alsoHere', { count: there.length, names });
  return (
    <div className={`${styles.here} no-print`} role="status">
      {there.length > 0 && (
        <>
          <span className={styles.faces} aria-hidden="true">
            {there.slice(0, MAX_FACES).map(({ userID, name }) => (
              <Avatar key={userID} name={name} of={people.get(userID)} size={20} />
            ))}
          </span>
          {there.length === 1 ? (
            <span className={styles.hereSaid} title={words}>
              {words}
            </span>
          ) : (
            <>
              {/* There is no room for all names; screen readers get them. */}
              <span className={styles.hereSaid} title={words} aria-hidden="true">
                {t('othersHere', { count: there.length })}
              </span>
              <span className="vh">{words}</span>
            </>
          )}
        </>
      )}
    </div>
  );
}
