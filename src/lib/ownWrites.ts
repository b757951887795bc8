/** So many are remembered; an event of an older one would only cost a question. */
const MAX_OP_IDS = 2000;

const own = new Set<string>();
const listeners = new Set<(opIds: readonly string[]) => void>();

/** Remembers what another tab of this device is about to send. */
export const markPeerOps = (opIds: readonly string[]) => {
  for (const opId of opIds) own.add(opId);
  for (const opId of own) {
    if (own.size <= MAX_OP_IDS) break;
    own.delete(opId);
  }
};

/** Remembers that this device is about to send these operations: what the server tells of them is no news to it. */
export const markOwnOps = (opIds: readonly string[]) => {
  markPeerOps(opIds);
  for (const listener of listeners) listener(opIds);
};

/** Whether an operation was sent by this device, since the app was opened. */
export const isOwnOp = (opId: string) => own.has(opId);

/** Calls the listener with what this tab sends; the answer ends that. */
export const onOwnOps = (listener: (opIds: readonly string[]) => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
