import { cameLate } from '#lib/cameLate.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import type { Comment, Job, Person } from '#modules/worklist/contract.ts';
import { useComments, useUnsentComments } from '#modules/worklist/queries.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useFirstRows } from '#ui/useFirstRows.tsx';
import styles from '../job.module.css';
import { piecesOf } from '../mentions.ts';
import { CommentForm } from './CommentForm.tsx';

const INITIAL_ROWS = 5;

type Props = { job: Job; people: ReadonlyMap<string, Person> };

/** The comments on a job, oldest first, and the field for a new one. */
export function DiscussionPanel({ job, people }: Props) {
  const { t } = useTranslation('job');
  const query = useComments(job._id);
  const unsent = useUnsentComments(job._id);
  const rows = query.data ?? unsent;
  const { visible, more } = useFirstRows(rows, INITIAL_ROWS, (count) => t('showAll', count), 'last');
  return (
    <Panel title={t('discussion')} count={query.data?.length} className="clear" action={more}>
      <Loaded
        query={query}
        failed={t('discussionFailed')}
        rows={1}
        none={<p className="pad small ink2">{t('discussionNone')}</p>}
      >
        {() => null}
      </Loaded>
      {visible.length > 0 && (
        <ol className={`plain ${styles.comments}`}>
          {visible.map((comment) => (
            <CommentRow key={comment._id} comment={comment} people={people} />
          ))}
        </ol>
      )}
      <CommentForm jobID={job._id} people={[...people.values()]} />
    </Panel>
  );
}

function CommentRow({ comment, people }: { comment: Comment; people: ReadonlyMap<string, Person> }) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const me = useMaybeUser()?._id;
  const who = people.get(comment.userID);
  const mentioned = comment.mentions.flatMap((id) => people.get(id) ?? []);
  return (
    <li>
      <Avatar name={comment.userName} of={who} named />
      <div>
        <b>{comment.userID === me ? t('you') : comment.userName}</b>{' '}
        <span className="small ink2">
          {cameLate(comment)
            ? t('sentLater', { when: format.dayTime(comment.at), sent: format.dayTime(comment.cameAt) })
            : format.dayTime(comment.at)}
        </span>
        <p>
          {piecesOf(comment.text, mentioned).map((piece) =>
            piece.person ? (
              <span
                key={piece.at}
                className={piece.person === me ? `${styles.mention} ${styles.me}` : styles.mention}
              >
                {piece.text}
              </span>
            ) : (
              piece.text
            ),
          )}
        </p>
      </div>
    </li>
  );
}
