import { type RefObject, useLayoutEffect } from 'react';

const GAP = 4;
const MARGIN = 8;
const MAX_HEIGHT = 320;
/** With less room below, the list goes where there is more. */
const ENOUGH = 200;

/**
 * Shows a list in the top layer, below its parent or above it, as wide as that: inside a short dialog it would be cut.
 * Browsers without popovers leave it where it stands.
 */
export const useAnchored = (list: RefObject<HTMLElement | null>, shown: boolean) => {
  useLayoutEffect(() => {
    const box = list.current;
    const anchor = box?.parentElement;
    if (!shown || !box || !anchor || !('showPopover' in box)) return undefined;
    const place = () => {
      const { left, top, bottom, width } = anchor.getBoundingClientRect();
      const height = window.visualViewport?.height ?? window.innerHeight;
      const below = height - bottom - GAP - MARGIN;
      const above = top - GAP - MARGIN;
      const down = below >= Math.min(ENOUGH, above);
      Object.assign(box.style, {
        position: 'fixed',
        margin: '0',
        inset: 'auto',
        left: `${left}px`,
        width: `${width}px`,
        maxHeight: `${Math.min(MAX_HEIGHT, down ? below : above)}px`,
        ...(down ? { top: `${bottom + GAP}px` } : { bottom: `${window.innerHeight - top + GAP}px` }),
      });
    };
    box.popover = 'manual';
    if (!box.matches(':popover-open')) box.showPopover();
    place();
    // Scrolling anywhere moves the input; a keyboard on the screen takes room.
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [list, shown]);
};
