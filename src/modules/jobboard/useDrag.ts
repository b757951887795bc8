import { useEffect, useEffectEvent, useState } from 'react';
import { type Carried, watchDrag } from './dragging.ts';

/** Carrying by pointer below the element given to `watch`; `onDrop` is told `data-drag` and `data-drop`. */
export const useDrag = (onDrop: (key: string, over: string) => void) => {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      root ? watchDrag(root, { onCarry: setCarried, onDrop: (key, over) => drop(key, over) }) : undefined,
    [root],
  );
  return { watch: setRoot, carried };
};
