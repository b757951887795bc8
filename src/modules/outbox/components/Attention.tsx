import { useTranslation } from 'react-i18next';
import { clashesOf } from '#lib/outbox/conflict.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useOutboxDeeds, useTargetOf } from '../queries.ts';
import { useOperationWords } from '../useOperationWords.ts';
import { Conflict } from './Conflict.tsx';

type Props = { operation: Operation; onClose: () => void };

/** One that the server did not take: why, and what a person can do about it. */
export function Attention({ operation, onClose }: Props) {
  const { t } = useTranslation('outbox');
  const { retry, discard } = useOutboxDeeds();
  const confirm = useConfirm();
  const { title, second, Icon } = useOperationWords()(operation);
  const target = useTargetOf()(operation);
  const clash = clashesOf(operation).length > 0;
  const askDiscard = () =>
    confirm({
      title: t('discardTitle'),
      body: t('discardBody', { what: title }),
      action: t('discard'),
      danger: true,
      onConfirm: () => discard(operation),
    });
  return (
    <li className="panel ob-attention">
      <div className="li">
        <Icon />
        <div className="t">
          <b>{title}</b>
          <span>{second}</span>
        </div>
        <SyncPill state="attention" />
      </div>
      {clash ? (
        <Conflict operation={operation} />
      ) : (
        <p className="ob-why">{operation.refused?.messages.map(({ msg }) => msg).join(' ')}</p>
      )}
      <div className="ob-deeds">
        <Button variant="danger" onClick={askDiscard}>
          {t('discard')}
        </Button>
        {target && (
          <ButtonLink {...target} onClick={onClose}>
            {t('open')}
          </ButtonLink>
        )}
        {!clash && <Button onClick={() => retry(operation.opId)}>{t('again')}</Button>}
      </div>
    </li>
  );
}
