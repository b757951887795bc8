import type { Operation } from '#lib/outbox/operation.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { useEntityOf } from '../queries.ts';
import { useOperationLabels } from '../useOperationLabels.ts';
import { Changes } from './Changes.tsx';
import styles from './outbox.module.css';

/** The number of items, and of changes per item, that are worth listing. */
const MAX_ROWS = 60;
const MAX_ROWS_OF_ONE = 12;

type Props = { waiting: readonly Operation[]; onClose: () => void };

/** Waiting changes by item, in the order in which the items were first changed. */
export function Waiting({ waiting, onClose }: Props) {
  const { t } = useTranslation('outbox');
  const entityOf = useEntityOf();
  const groups = Map.groupBy(waiting, (operation) => entityOf(operation)?.id ?? operation.opId);
  return (
    <Panel title={t('waiting')} count={t('inOrder', { count: waiting.length })}>
      <ol className="plain">
        {[...groups].slice(0, MAX_ROWS).map(([id, operations]) => (
          <EntityChanges key={id} operations={operations} onClose={onClose} />
        ))}
        {groups.size > MAX_ROWS && (
          <li className="li">
            <span className="small ink2">{t('moreThings', { count: groups.size - MAX_ROWS })}</span>
          </li>
        )}
      </ol>
    </Panel>
  );
}

function EntityChanges({ operations, onClose }: { operations: readonly Operation[]; onClose: () => void }) {
  const { t } = useTranslation('outbox');
  const say = useOperationLabels();
  const entityOf = useEntityOf();
  const [first] = operations;
  if (!first) return null;
  const { title, icon } = say(first);
  const entity = entityOf(first);
  return (
    <li className={`li ${styles.entity}`}>
      <Icon name={icon} />
      <div className="t">
        {entity ? (
          <AppLink {...entity.page} className={styles.name} onClick={onClose}>
            {entity.name || title}
          </AppLink>
        ) : (
          <b>{title}</b>
        )}
        <ul className={`plain ${styles.what}`}>
          {operations.slice(0, MAX_ROWS_OF_ONE).map((operation) => (
            <What key={operation.opId} operation={operation} named={!entity} />
          ))}
          {operations.length > MAX_ROWS_OF_ONE && (
            <li className="small ink2">{t('moreFields', { count: operations.length - MAX_ROWS_OF_ONE })}</li>
          )}
        </ul>
      </div>
      <SyncPill state="device" />
    </li>
  );
}

function What({ operation, named }: { operation: Operation; named: boolean }) {
  const { title, action, second } = useOperationLabels()(operation);
  // A comment or a file name is shown beside its item.
  const own = !named && !/^(worklist|equipmentgroups)\./.test(operation.write) && title !== action;
  return (
    <li>
      <span className="small ink2">{second}</span>
      {own && <span className={styles.own}>{title}</span>}
      <Changes operation={operation} />
    </li>
  );
}
