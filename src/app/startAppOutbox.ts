import type { QueryClient } from '@tanstack/react-query';
import { connectionLostAt, onConnection } from '#lib/connection.ts';
import type { DeviceOutbox } from '#lib/outbox/deviceOutbox.ts';
import { idbStore } from '#lib/outbox/idbStore.ts';
import { startOutbox } from '#lib/outbox/outboxOf.ts';
import type { OutboxOptions } from '#lib/outbox/outboxTypes.ts';
import { configureWrites } from '#lib/outbox/writes.ts';
import { loadTranslator, translate } from '#lib/text.ts';
import { addAlert } from '#stores/alerts.ts';
import { useAuth } from '#stores/auth.ts';

const signedIn = () => {
  const { token, userID } = useAuth.getState();
  return token === null ? null : userID;
};

const notifyNotStored = async () =>
  addAlert({
    kind: 'error',
    text: await translate('messages:notKept'),
    sticky: true,
    key: 'messages:notKept',
  });

const notifyGone = async (name: string, who: string) => {
  const t = await loadTranslator('outbox');
  addAlert({ kind: 'info', text: t('goneBefore', { name, who }) });
};

/**
 * Gives the caches their outbox for the signed-in user, and wakes it when the connection or the user comes back.
 * Returns the function that ends it.
 */
export const startAppOutbox = (queryClient: QueryClient, options: Partial<OutboxOptions> = {}) => {
  configureWrites(async () => (await import('#modules/sync/start/begin.ts')).readsAndWrites());
  const outbox: DeviceOutbox = startOutbox(queryClient, {
    store: typeof indexedDB === 'undefined' ? undefined : idbStore(() => void outbox.wake()),
    user: signedIn,
    onNotStored: () => void notifyNotStored(),
    onRowsLeft: async (left) => (await import('./notifyRowsLeft.ts')).notifyRowsLeft(left),
    onGone: (name, who) => void notifyGone(name, who),
    tabs: 'shipshape.outbox',
    ...options,
  });
  const wake = () => void outbox.wake();
  const wakeInSight = () => {
    if (document.visibilityState === 'visible') wake();
  };
  void outbox.setUser(signedIn());
  const endings = [
    useAuth.subscribe(() => void outbox.setUser(signedIn())),
    onConnection(() => {
      if (connectionLostAt() === undefined) void outbox.wake(true);
    }),
  ];
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeInSight);
  return () => {
    for (const end of endings) end();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeInSight);
    outbox.close();
  };
};
