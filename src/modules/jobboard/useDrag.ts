import { useEffect, useEffectEvent, useState } from 'react';
import { type Carried, watchDrag } from './dragging.ts';

/** The current pointer drag below `root`; `onDrop` gets `data-drag` and `data-drop`. */
export const useDrag = (
  root: HTMLElement | null,
  onDrop: (key: string, over: string) => void,
): Carried | null => {
  const [carried, setCarried] = useState<Carried | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      root ? watchDrag(root, { onCarry: setCarried, onDrop: (key, over) => drop(key, over) }) : undefined,
    [root],
  );
  return carried;
};
