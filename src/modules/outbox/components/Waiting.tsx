import { useTranslation } from 'react-i18next';
import type { Operation } from '#lib/outbox/operation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { useThingOf } from '../queries.ts';
import { useOperationWords } from '../useOperationWords.ts';
import { Changes } from './Changes.tsx';

/** More things than these, and more changes of one, nobody reads one by one. */
const MOST = 60;
const MOST_OF_ONE = 12;

type Props = { waiting: readonly Operation[]; onClose: () => void };

/** What waits to be sent, by the things it is about, in the order in which they were first changed. */
export function Waiting({ waiting, onClose }: Props) {
  const { t } = useTranslation('outbox');
  const thingOf = useThingOf();
  const things = Map.groupBy(waiting, (operation) => thingOf(operation)?.id ?? operation.opId);
  return (
    <Panel title={t('waiting')} count={t('inOrder', { count: waiting.length })}>
      <ol className="plain">
        {[...things].slice(0, MOST).map(([id, operations]) => (
          <Thing key={id} operations={operations} onClose={onClose} />
        ))}
        {things.size > MOST && (
          <li className="li">
            <span className="small ink2">{t('moreThings', { count: things.size - MOST })}</span>
          </li>
        )}
      </ol>
    </Panel>
  );
}

function Thing({ operations, onClose }: { operations: readonly Operation[]; onClose: () => void }) {
  const { t } = useTranslation('outbox');
  const say = useOperationWords();
  const thingOf = useThingOf();
  const [first] = operations;
  if (!first) return null;
  const { title, Icon } = say(first);
  const thing = thingOf(first);
  return (
    <li className="li ob-thing">
      <Icon />
      <div className="t">
        {thing ? (
          <AppLink {...thing.page} className="ob-name" onClick={onClose}>
            {thing.name}
          </AppLink>
        ) : (
          <b>{title}</b>
        )}
        <ul className="plain ob-what">
          {operations.slice(0, MOST_OF_ONE).map((operation) => (
            <What key={operation.opId} operation={operation} named={!thing} />
          ))}
          {operations.length > MOST_OF_ONE && (
            <li className="small ink2">{t('moreFields', { count: operations.length - MOST_OF_ONE })}</li>
          )}
        </ul>
      </div>
      <SyncPill state="device" />
    </li>
  );
}

function What({ operation, named }: { operation: Operation; named: boolean }) {
  const { title, said, second } = useOperationWords()(operation);
  // What was said, or which file it is, stands beside the thing it belongs to.
  const own = !named && !/^(worklist|equipmentgroups)\./.test(operation.write) && title !== said;
  return (
    <li>
      <span className="small ink2">{second}</span>
      {own && <span className="ob-own">{title}</span>}
      <Changes operation={operation} />
    </li>
  );
}
