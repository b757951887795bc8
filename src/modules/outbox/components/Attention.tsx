import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clashesOf } from '#lib/outbox/conflict.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { deedFields } from '../deedFields.ts';
import { useOutboxDeeds, useThingOf, useToMend } from '../queries.ts';
import { useOperationWords } from '../useOperationWords.ts';
import { Changes } from './Changes.tsx';
import { Conflict } from './Conflict.tsx';

const MendDeedDialog = lazy(() => import('./MendDeedDialog.tsx'));
const MendDialog = lazy(() => import('./MendDialog.tsx'));

type Props = { operation: Operation; onClose: () => void };

/** One that the server did not take: why, and what a person can do about it. */
export function Attention({ operation, onClose }: Props) {
  const { t } = useTranslation('outbox');
  const { retry, discard } = useOutboxDeeds();
  const confirm = useConfirm();
  const { title, second, Icon } = useOperationWords()(operation);
  const thing = useThingOf()(operation);
  const toMend = useToMend()(operation);
  const deed = deedFields(operation).length > 0;
  const [mending, setMending] = useState(false);
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
          <b>{thing?.name ?? title}</b>
          <span>{second}</span>
        </div>
        <SyncPill state="attention" />
      </div>
      {clash ? (
        <Conflict operation={operation} />
      ) : (
        <div className="ob-why">
          <p>{operation.refused?.messages.map(({ msg }) => msg).join(' ')}</p>
          <Changes operation={operation} />
        </div>
      )}
      <div className="ob-deeds">
        <Button variant="danger" onClick={askDiscard}>
          {t('discard')}
        </Button>
        {thing && (
          <ButtonLink {...thing.page} onClick={onClose}>
            {t('open')}
          </ButtonLink>
        )}
        {!clash && <Button onClick={() => retry(operation.opId)}>{t('again')}</Button>}
        {!clash && (toMend ?? deed) && (
          <Button variant="primary" onClick={() => setMending(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      {mending && (
        <Suspense>
          {toMend ? (
            <MendDialog {...toMend} onClose={() => setMending(false)} />
          ) : (
            <MendDeedDialog operation={operation} title={title} onClose={() => setMending(false)} />
          )}
        </Suspense>
      )}
    </li>
  );
}
