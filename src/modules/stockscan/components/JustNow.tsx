import { useState } from 'react';
import { useWaiting } from '#lib/outbox/useOutbox.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';

/**
 * Something that was done in this run; `id` is what waits in the outbox until it is sent. `written` resolves when the
 * server has it or this device has stored it, and rejects if the server refused it.
 */
export type Deed = { id: string; name: string; what: string; written: Promise<unknown>; undo: () => void };

/** Whether it is still on its way to the server or to this device's storage. */
export type ShownDeed = Deed & { isWritten?: boolean };

/** What was done in this run, last first, whether it was sent, and its undo. */
export function JustNow({ deeds }: { deeds: readonly ShownDeed[] }) {
  const { t } = useTranslation('stockscan');
  if (deeds.length === 0) return null;
  return (
    <Panel title={t('justNow')} count={deeds.length}>
      {deeds.map((deed) => (
        <Row key={deed.id} deed={deed} />
      ))}
    </Panel>
  );
}

function Row({ deed: { id, name, what, undo, isWritten } }: { deed: ShownDeed }) {
  const { t } = useTranslation('stockscan');
  const waiting = useWaiting(id);
  const [undone, setUndone] = useState(false);
  return (
    <ListRow
      title={name}
      second={undone ? `${what} · ${t('undone')}` : what}
      end={
        <>
          <SyncPill state={waiting === 'attention' ? waiting : waiting || !isWritten ? 'device' : 'sent'} />
          {!undone && (
            <Button
              variant="link"
              aria-label={t('undoOf', { deed: `${what}, ${name}` })}
              onClick={() => {
                setUndone(true);
                undo();
              }}
            >
              {t('undo')}
            </Button>
          )}
        </>
      }
    />
  );
}
