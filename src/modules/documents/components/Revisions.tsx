import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { mayApprove } from '#modules/folders/rules.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Revision, VesselDocument } from '../contract.ts';
import { useChanges } from '../queries.ts';
import styles from './documents.module.css';

const looks = {
  review: 'inProgress',
  effective: 'done',
  superseded: 'noStatus',
  refused: 'noStatus',
} as const;

type Props = {
  item: VesselDocument;
  files: readonly StoredFile[];
  /** Shows a revision where documents are shown. */
  onOpen: (fileID: string) => void;
};

/** All revisions, the newest first: each opens, says what has changed, and waits for a decision if it has none. */
export function Revisions({ item, files, onOpen }: Props) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const approver = mayApprove(useUser());
  const [compared, setCompared] = useState<string>();
  const decide = useDialog(() => import('./DecideDialog.tsx'), { item });
  const there = new Set(files.map(({ _id }) => _id));
  if (item.revisions.length === 0) return <p className="pad small ink2">{t('revisions.none')}</p>;
  const before = (revision: Revision) =>
    item.revisions.findLast(({ no, state }) => no < revision.no && state !== 'refused');
  return (
    <>
      <ul className="rows">
        {item.revisions.toReversed().map((revision) => {
          const earlier = before(revision);
          const { no, fileID, state, by, at, note, decidedBy, decidedAt, reason } = revision;
          return (
            <li key={fileID}>
              <ListRow
                title={t('revisions.no', { no })}
                second={[
                  t('revisions.by', { who: by, when: format.recentDay(at) }),
                  decidedBy && t('revisions.decided', { who: decidedBy, when: format.recentDay(decidedAt) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                end={<StateChip state={looks[state]}>{t(`revisionState.${state}`)}</StateChip>}
                onClick={() => onOpen(fileID)}
              />
              {(note || reason || !there.has(fileID)) && (
                <p className={`small ${styles.words}`}>
                  {[note, reason, !there.has(fileID) && t('preview.coming')].filter(Boolean).join(' · ')}
                </p>
              )}
              <div className={styles.acts}>
                {earlier && (
                  <Button
                    variant="link"
                    slim
                    aria-expanded={compared === fileID}
                    onClick={() => setCompared(compared === fileID ? undefined : fileID)}
                  >
                    {t('revisions.compare', { no: earlier.no })}
                  </Button>
                )}
                {state === 'review' && approver && (
                  <>
                    <Button slim onClick={() => decide.open({ revision, agreed: false })}>
                      {t('decide.refuse')}
                    </Button>
                    <Button slim variant="primary" onClick={() => decide.open({ revision, agreed: true })}>
                      {t('decide.approve')}
                    </Button>
                  </>
                )}
              </div>
              {compared === fileID && earlier && (
                <Difference id={item._id} from={earlier.fileID} to={fileID} />
              )}
            </li>
          );
        })}
      </ul>
      {decide.element}
    </>
  );
}

const lineLooks = { added: styles.added, removed: styles.removed, same: styles.same };

/** What differs between two revisions, line by line. */
function Difference({ id, from, to }: { id: string; from: string; to: string }) {
  const { t } = useTranslation('documents');
  return (
    <Loaded query={useChanges(id, from, to)} failed={t('changes.failed')}>
      {({ read, lines }) =>
        lines.length === 0 ? (
          <p className="pad small ink2">{t(read ? 'changes.same' : 'changes.noText')}</p>
        ) : (
          <div className={styles.diff}>
            {lines.map(({ kind, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer keep their places
              <p key={index} className={lineLooks[kind]}>
                {kind !== 'same' && <span className="vh">{t(`changes.${kind}`)} </span>}
                {text}
              </p>
            ))}
          </div>
        )
      }
    </Loaded>
  );
}
