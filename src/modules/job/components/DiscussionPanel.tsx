import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import type { Comment, Job, Person } from '#modules/worklist/contract.ts';
import { useComments } from '#modules/worklist/queries.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from '../job.module.css';
import { piecesOf } from '../mentions.ts';
import { CommentForm } from './CommentForm.tsx';

const INITIAL_ROWS = 5;

type Props = { job: Job; people: ReadonlyMap<string, Person> };

/** The comments on a job, oldest first, and the field for a new one. */
export function DiscussionPanel({ job, people }: Props) {
  const { t } = useTranslation('job');
  const { data, isError, refetch } = useComments(job._id);
  const [every, setEvery] = useState(false);
  const visible = data?.slice(every ? 0 : -INITIAL_ROWS) ?? [];
  return (
    <Panel
      title={t('discussion')}
      count={data?.length}
      className="clear"
      action={
        data &&
        data.length > INITIAL_ROWS &&
        !every && (
          <Button variant="link" onClick={() => setEvery(true)}>
            {t('showAll', { count: data.length })}
          </Button>
        )
      }
    >
      {isError && !data ? (
        <ErrorState title={t('discussionFailed')} onRetry={() => refetch()} />
      ) : visible.length === 0 ? (
        <p className="pad small ink2">{t('discussionNone')}</p>
      ) : (
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
      <span aria-hidden="true">
        <Avatar
          name={comment.userName}
          photo={who?.profilePhoto || undefined}
          color={who?.backgroundColor || undefined}
        />
      </span>
      <div>
        <b>{comment.userID === me ? t('you') : comment.userName}</b>{' '}
        <span className="small ink2">{format.dayTime(comment.at)}</span>
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
