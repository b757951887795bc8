import { observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual';

/** Assumed where nothing is laid out, as in tests. */
export const SCREEN = { width: 1200, height: 800 };

/** Watches the size of a scroller; without any layout a screenful counts, so that rows are there. */
export const laidOut = <E extends Element, I extends Element>(
  instance: Virtualizer<E, I>,
  tell: (rect: Rect) => void,
) =>
  observeElementRect(instance, (rect) =>
    tell(rect.height || instance.scrollElement?.isConnected === false ? rect : SCREEN),
  );
