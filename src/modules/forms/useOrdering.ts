import { type KeyboardEvent, type PointerEvent, useState } from 'react';

type Move = { id: string; place: number };

/**
 * Puts lines in order by dragging their grip, with mouse or finger, or by keys on it: Space takes a line up, the arrows
 * move it, Space lays it down, Escape leaves it where it was.
 */
export const useOrdering = (ids: readonly string[], onMove: (move: Move) => void) => {
  const [held, setHeld] = useState<Move>();
  const placeAt = (event: PointerEvent) => {
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-line]');
    const place = ids.indexOf(over?.dataset.line ?? '');
    return place < 0 ? undefined : place;
  };
  const drop = (move: Move | undefined) => {
    setHeld(undefined);
    if (move && ids[move.place] !== move.id) onMove(move);
  };
  const gripOf = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld({ id, place: ids.indexOf(id) });
    },
    onPointerMove: (event: PointerEvent) => {
      const place = held?.id === id ? placeAt(event) : undefined;
      if (place !== undefined && place !== held?.place) setHeld({ id, place });
    },
    onPointerUp: () => held?.id === id && drop(held),
    onPointerCancel: () => setHeld(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event;
      if (key === ' ') {
        event.preventDefault();
        if (held?.id === id) drop(held);
        else setHeld({ id, place: ids.indexOf(id) });
      } else if (held?.id === id && (key === 'ArrowDown' || key === 'ArrowUp')) {
        event.preventDefault();
        const step = key === 'ArrowDown' ? 1 : -1;
        setHeld({ id, place: Math.min(ids.length - 1, Math.max(0, held.place + step)) });
      } else if (key === 'Escape') setHeld(undefined);
    },
    onBlur: () => setHeld(undefined),
  });
  return {
    gripOf,
    /** The line that is held, and the place where it would be laid down. */
    held,
    /** Whether the held line would stand here. */
    isTarget: (id: string) => held !== undefined && held.id !== id && ids[held.place] === id,
  };
};
