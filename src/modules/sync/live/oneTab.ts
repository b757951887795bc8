/** A tab in sight that hears nothing for so long (ms) from the one that holds the stream takes it over: that one sleeps. */
const MAX_SILENCE_MS = 60_000;

type Tabs<M> = {
  /** Does the deed of the one tab, until the signal; called in one tab at a time. */
  lead: (signal: AbortSignal) => Promise<void>;
  /** What another tab said. */
  onMessage: (message: M) => void;
};

const abortAfter = (signal: AbortSignal) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  return { controller, unfollow: () => signal.removeEventListener('abort', abort) };
};

/**
 * One tab of a device does what all need, and tells the others: a browser has six connections to a server for all its
 * tabs, each stream would take one for good, and every event would cross the link once for each. When that tab is closed
 * the next takes over; where a browser cannot promise it, each tab is its own.
 */
export const oneTab = <M>(name: string, { lead, onMessage }: Tabs<M>, signal: AbortSignal) => {
  const { locks } = navigator;
  const canShare = locks !== undefined && typeof BroadcastChannel !== 'undefined';
  const channel = canShare ? new BroadcastChannel(name) : undefined;
  let leads = false;
  let heardAt = performance.now();
  let giveUp: AbortController | undefined;

  const leadNow = async () => {
    const { controller, unfollow } = abortAfter(signal);
    leads = true;
    try {
      giveUp = controller;
      await lead(controller.signal);
    } finally {
      giveUp = undefined;
      leads = false;
      unfollow();
    }
  };

  const queue = (steal: boolean): Promise<void> =>
    locks
      .request(name, steal ? { steal } : { signal }, () => (signal.aborted ? undefined : leadNow()))
      .catch(
        // Another tab took it over, or it is over.
        () => {
          giveUp?.abort();
          return signal.aborted || steal ? undefined : queue(false);
        },
      );

  const look = () => {
    if (leads || document.visibilityState !== 'visible') return;
    if (performance.now() - heardAt > MAX_SILENCE_MS) {
      heardAt = performance.now();
      void queue(true);
    }
  };
  const timer = canShare ? setInterval(look, MAX_SILENCE_MS / 4) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<M>) => {
    heardAt = performance.now();
    onMessage(data);
  });
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    channel?.close();
  });
  if (canShare) void queue(false);
  else void leadNow();
  return {
    /** Says it to the other tabs. */
    post: (message: M) => {
      if (!signal.aborted) channel?.postMessage(message);
    },
    leads: () => leads,
  };
};
