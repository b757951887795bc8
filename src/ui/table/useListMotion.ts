import { type RefObject, useEffect, useRef } from 'react';
import type { ListMotion } from './listMotion.ts';
import type { QuickSource } from './quickRows.ts';

/**
 * What a list does while it moves or a mouse is over it, loaded when somebody points at it first; without it rows are drawn as
 * ever.
 */
export const useListMotion = <T>(scroller: RefObject<HTMLElement | null>, shown: QuickSource<T>) => {
  // Nothing here is worth keeping, and each screen would carry the code for it.
  'use no memo';
  const source = useRef(shown);
  const motion = useRef<ListMotion>(null);
  useEffect(() => {
    source.current = shown;
  });
  useEffect(() => {
    const list = scroller.current;
    // A mouse or a finger.
    list?.addEventListener(
      'pointerover',
      () =>
        import('./listMotion.ts').then(
          (late) => {
            motion.current = late.startMotion(list, source);
          },
          () => undefined,
        ),
      { once: true },
    );
    return () => motion.current?.end();
  }, [scroller]);
  return motion;
};
