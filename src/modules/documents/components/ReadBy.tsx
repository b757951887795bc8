import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { usePeople } from '#modules/worklist/queries.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { VesselDocument } from '../contract.ts';
import { useMarkRead } from '../queries/commands.ts';
import { mustRead, unread } from '../rules.ts';
import styles from './documents.module.css';

/** Who has read the revision in force, and by name who has not; a holder signs for it on their own device. */
export function ReadBy({ item }: { item: VesselDocument }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const user = useUser();
  const { data: people = [] } = usePeople();
  const { mutate: markRead, isPending } = useMarkRead();
  const { readBy } = item;
  const missing = unread(item);
  const nameOf = (id: string) => people.find(({ _id }) => _id === id)?.name;
  const named = missing.flatMap((id) => nameOf(id) ?? []).toSorted(format.compare);
  if (readBy.length === 0 && missing.length === 0)
    return <p className="pad small ink2">{t('readBy.nobody')}</p>;
  return (
    <div className={styles.people}>
      {mustRead(item, user._id) && (
        <Button
          variant="primary"
          big
          icon={<Icon name="check" />}
          pending={isPending}
          onClick={() => markRead({ id: item._id, fileID: item.mainFile })}
        >
          {t('readBy.act')}
        </Button>
      )}
      {readBy.length > 0 && (
        <ul className="plain stack tight" aria-label={t('readBy.have')}>
          {readBy.map(({ userID, name, at }) => {
            const person = people.find(({ _id }) => _id === userID);
            return (
              <li key={userID} className="row">
                <Avatar name={name} {...(person ? { of: person } : {})} named />
                <span className="el sp">{name}</span>
                <span className="small ink2">{format.dayTime(at)}</span>
              </li>
            );
          })}
        </ul>
      )}
      {missing.length > 0 && (
        <p>
          <b>{t('readBy.missing', { count: missing.length })}</b>{' '}
          {named.length > 0 && <span className="ink2">{named.join(', ')}</span>}
        </p>
      )}
    </div>
  );
}
