import { useEffect } from 'react';

/** Keeps the screen on during a round; does nothing if the device cannot. */
export const useAwake = (enabled: boolean) => {
  useEffect(() => {
    if (!enabled || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      try {
        const given = await navigator.wakeLock.request('screen');
        if (over) await given.release();
        else lock = given;
      } catch {
        // Low battery, or the browser refuses: then the screen may sleep.
      }
    };
    const again = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [enabled]);
};
