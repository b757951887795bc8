import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Code } from './components/code.ts';
import { type Decoder, openDecoder } from './components/openDecoder.ts';

/** Between two looks at the picture: often enough for the hand, seldom enough for the battery. */
const LOOK_EVERY_MS = 120;

/** A code in sight counts again only after it was out of sight this long. */
const FORGET_AFTER_MS = 1500;

/** Calls back with each code that comes into the camera's sight; the decoder's code loads on first use. */
export const useReadCodes = (
  video: RefObject<HTMLVideoElement | null>,
  { isOn, isPaused }: { isOn: boolean; isPaused: boolean },
  onCode: (code: Code) => void,
): { failed: boolean } => {
  const [failed, setFailed] = useState(false);
  const tell = useEffectEvent(onCode);
  const isWaiting = useEffectEvent(() => isPaused);
  useEffect(() => {
    if (!isOn) return;
    let decoder: Decoder | undefined;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = { text: '', at: 0 };
    const look = async (from: Decoder) => {
      const screen = video.current;
      const code = screen && screen.readyState >= 2 ? await from.read(screen) : undefined;
      if (isStopped) return;
      if (code && code.text !== '') {
        const at = performance.now();
        const isNew = code.text !== last.text || at - last.at > FORGET_AFTER_MS;
        // What comes into sight in a pause is told after it.
        if (!isNew || !isWaiting()) last = { text: code.text, at };
        if (isNew && !isWaiting()) tell(code);
      }
      timer = setTimeout(() => void look(from).catch(fail), LOOK_EVERY_MS);
    };
    const fail = (error: unknown) => {
      if (isStopped) return;
      console.warn('Codes cannot be read', error);
      setFailed(true);
    };
    openDecoder()
      .then((opened) => {
        decoder = opened;
        return isStopped ? opened.close() : look(opened);
      })
      .catch(fail);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      decoder?.close();
    };
  }, [video, isOn]);
  return { failed };
};
