/** The number of remembered operation ids; an event about an older one only costs an extra request. */
const MAX_OP_IDS = 2000;

const own = new Set<string>();
const listeners = new Set<(opIds: readonly string[]) => void>();

/** Remembers operations that another tab of this device is about to send. */
export const markPeerOps = (opIds: readonly string[]) => {
  for (const opId of opIds) own.add(opId);
  for (const opId of own) {
    if (own.size <= MAX_OP_IDS) break;
    own.delete(opId);
  }
};

/** Remembers operations that this device is about to send: the server's live events about them are not news. */
export const markOwnOps = (opIds: readonly string[]) => {
  markPeerOps(opIds);
  for (const listener of listeners) listener(opIds);
};

/** Whether this device sent the operation since the app was opened. */
export const isOwnOp = (opId: string) => own.has(opId);

/** Calls the listener with the ids of operations this tab sends; returns the unsubscribe function. */
export const onOwnOps = (listener: (opIds: readonly string[]) => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
