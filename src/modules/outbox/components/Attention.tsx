import { useState } from 'react';
import { askOf, insisted } from '#lib/outbox/asked.ts';
import { clashesOf, isDeleteConflict } from '#lib/outbox/conflict.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { lookUp } from '#lib/text.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { commandFields } from '../commandFields.ts';
import { useEntityOf, useOutboxActions, useToFix } from '../queries.ts';
import { deletionOf } from '../since.ts';
import { useOperationLabels } from '../useOperationLabels.ts';
import { Changes } from './Changes.tsx';
import { Conflict } from './Conflict.tsx';
import { DeleteConflict } from './DeleteConflict.tsx';
import styles from './outbox.module.css';
import { RestoreButton } from './RestoreButton.tsx';
import { Since } from './Since.tsx';

const EditRejectedDialog = lazyDialog(() => import('./EditRejectedDialog.tsx'));
const FixDialog = lazyDialog(() => import('./FixDialog.tsx'));

type Props = { operation: Operation; onClose: () => void };

/** An operation that the server refused: why, and what the user can do about it. */
export function Attention({ operation, onClose }: Props) {
  const { t } = useTranslation('outbox');
  const { retry, discard, confirm: saveAnyway } = useOutboxActions();
  const confirm = useConfirm();
  const { title, second, icon } = useOperationLabels()(operation);
  const entity = useEntityOf()(operation);
  const toFix = useToFix()(operation);
  const form = toFix && 'form' in toFix ? toFix : undefined;
  const command = commandFields(operation).length > 0;
  const asked = operation.refused?.messages.some(({ ask }) => ask !== undefined) ?? false;
  const [fixing, setFixing] = useState(false);
  const ask = askOf(operation);
  const clash = clashesOf(operation).length > 0;
  const deletes = isDeleteConflict(operation);
  const gone = deletionOf(operation);
  const stays = !clash && !deletes && !gone && !ask;
  const askDiscard = () =>
    confirm({
      title: t('discardTitle'),
      body: t('discardBody', { what: title }),
      action: t('discard'),
      danger: true,
      onConfirm: () => discard(operation),
    });
  return (
    <li className={`panel ${styles.attention}`}>
      <div className="li">
        <Icon name={icon} />
        <div className="t">
          <b>{entity?.name || title}</b>
          <span>{second}</span>
        </div>
        <SyncPill state="attention" />
      </div>
      {clash && <Conflict operation={operation} />}
      {deletes && <DeleteConflict operation={operation} />}
      {!clash && !deletes && (
        <div className={styles.why}>
          {gone ? (
            <Since operation={operation} />
          ) : (
            <p>{operation.refused?.messages.map(({ msg }) => msg).join(' ')}</p>
          )}
          <Changes operation={operation} />
        </div>
      )}
      <div className={styles.actions}>
        {!deletes && !ask && (
          <Button variant="danger" onClick={askDiscard}>
            {t('discard')}
          </Button>
        )}
        {entity && !gone && (
          <ButtonLink {...entity.page} onClick={onClose}>
            {t('open')}
          </ButtonLink>
        )}
        {ask && (
          <>
            <Button onClick={() => discard(operation)}>{lookUp(ask.no)}</Button>
            <Button onClick={() => retry(operation.opId, { call: insisted(operation, ask) })}>
              {lookUp(ask.yes)}
            </Button>
          </>
        )}
        {gone?.of && <RestoreButton operation={operation} {...gone.of} />}
        {stays && !asked && <Button onClick={() => retry(operation.opId)}>{t('again')}</Button>}
        {asked && <Button onClick={() => saveAnyway(operation)}>{t('saveAnyway')}</Button>}
        {stays && toFix && 'page' in toFix && (
          <ButtonLink {...toFix.page} onClick={onClose}>
            {t('edit')}
          </ButtonLink>
        )}
        {stays && (form ?? command) && (
          <Button variant="primary" onClick={() => setFixing(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      {fixing &&
        (form ? (
          <FixDialog {...form} onClose={() => setFixing(false)} />
        ) : (
          <EditRejectedDialog operation={operation} title={title} onClose={() => setFixing(false)} />
        ))}
    </li>
  );
}
