/**
 * If a visible tab hears nothing from the leading tab for this long, that tab is suspended, and the visible one takes
 * over.
 */
const MAX_SILENCE_MS = 60_000;

type Tabs<M> = {
  /** Runs the leading tab's task until the signal aborts; called in one tab at a time. */
  lead: (signal: AbortSignal) => Promise<void>;
  /** A message from another tab. */
  onMessage: (message: M) => void;
};

const abortAfter = (signal: AbortSignal) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  return { controller, unfollow: () => signal.removeEventListener('abort', abort) };
};

/**
 * One tab of a device leads: it does what all need, and informs the others. A browser has six connections to a server
 * for all its tabs, each stream would occupy one, and every event would cross the connection once per tab. When that
 * tab is closed the next takes over; without Web Locks each tab leads itself.
 */
export const oneTab = <M>(name: string, { lead, onMessage }: Tabs<M>, signal: AbortSignal) => {
  const { locks } = navigator;
  const canShare = locks !== undefined && typeof BroadcastChannel !== 'undefined';
  const channel = canShare ? new BroadcastChannel(name) : undefined;
  let leads = false;
  let lastSignAt = performance.now();
  let leading: AbortController | undefined;

  const leadNow = async () => {
    const { controller, unfollow } = abortAfter(signal);
    leads = true;
    try {
      leading = controller;
      await lead(controller.signal);
    } finally {
      leading = undefined;
      leads = false;
      unfollow();
    }
  };

  const queue = (steal: boolean): Promise<void> =>
    locks
      .request(name, steal ? { steal } : { signal }, () => (signal.aborted ? undefined : leadNow()))
      .catch(
        // Another tab has taken over, or it has ended.
        () => {
          leading?.abort();
          return signal.aborted || steal ? undefined : queue(false);
        },
      );

  const look = () => {
    if (leads || document.visibilityState !== 'visible') return;
    if (performance.now() - lastSignAt > MAX_SILENCE_MS) {
      lastSignAt = performance.now();
      void queue(true);
    }
  };
  const timer = canShare ? setInterval(look, MAX_SILENCE_MS / 4) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<M>) => {
    lastSignAt = performance.now();
    onMessage(data);
  });
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    channel?.close();
  });
  if (canShare) void queue(false);
  else void leadNow();
  return {
    /** Sends a message to the other tabs. */
    post: (message: M) => {
      if (!signal.aborted) channel?.postMessage(message);
    },
    leads: () => leads,
  };
};
