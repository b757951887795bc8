import { useTheme } from '#stores/theme.ts';
import { useMedia, usePhone } from '#ui/useMedia.ts';

/** How many columns of the worklist fit side by side. */
export type Room = 'full' | 'middle' | 'narrow';

/** The margins of the page, and the minimum widths of the columns. */
const GUTTERS_PX = 48;
const FULL_PX = 1386 + GUTTERS_PX;
const MIDDLE_PX = 1216 + GUTTERS_PX;

/** The room of the list: the window without the side menu. On a phone, cards ignore it. */
export const useRoom = (): Room => {
  const menu = useTheme(({ navType, navCollapsed }) => (navType === 'TOP' ? 0 : navCollapsed ? 80 : 250));
  const phone = usePhone();
  const full = useMedia(`(min-width: ${FULL_PX + menu}px)`);
  const middle = useMedia(`(min-width: ${MIDDLE_PX + menu}px)`);
  return full || phone ? 'full' : middle ? 'middle' : 'narrow';
};
