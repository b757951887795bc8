import type { IconName } from '#ui/Icon.tsx';
import type { MovementKind } from '../contract.ts';

/** The icon of each kind of movement. */
export const kindIcons = {
  receive: 'receive',
  take: 'take',
  adjust: 'edit',
  move: 'swap',
  count: 'count',
  writeOff: 'bin',
  return: 'undo',
  supplierReturn: 'delivery',
} as const satisfies Record<MovementKind, IconName>;
