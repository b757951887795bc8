import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { mayApprove } from '#modules/folders/rules.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { VesselDocument } from '../contract.ts';
import styles from './documents.module.css';

const looks = { open: 'waiting', agreed: 'done', refused: 'noStatus' } as const;

/** The changes that people asked for, each with its answer. */
export function Requests({ item }: { item: VesselDocument }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const approver = mayApprove(useUser());
  const ask = useDialog(() => import('./AskDialog.tsx'), { item });
  const answer = useDialog(() => import('./AnswerDialog.tsx'), { item });
  return (
    <Panel
      title={t('requests.title')}
      count={item.requests.length}
      action={
        <Button icon={<Icon name="edit" />} onClick={() => ask.open()}>
          {t('ask.open')}
        </Button>
      }
    >
      {item.requests.length === 0 && <p className="pad small ink2">{t('requests.none')}</p>}
      <ul className="rows">
        {item.requests.toReversed().map((request) => (
          <li key={request._id}>
            <ListRow
              title={request.text}
              second={[
                t('revisions.by', { who: request.by, when: format.recentDay(request.at) }),
                request.answeredBy && [request.answeredBy, request.answer].filter(Boolean).join(': '),
              ]
                .filter(Boolean)
                .join(' · ')}
              end={<StateChip state={looks[request.state]}>{t(`requestState.${request.state}`)}</StateChip>}
            />
            {request.state === 'open' && approver && (
              <div className={styles.acts}>
                <Button slim onClick={() => answer.open({ request, agreed: false })}>
                  {t('requests.refuse')}
                </Button>
                <Button slim onClick={() => answer.open({ request, agreed: true })}>
                  {t('requests.agree')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {ask.element}
      {answer.element}
    </Panel>
  );
}
