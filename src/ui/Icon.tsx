import sprite from './icons/icons.svg';
import { type LineName, lines } from './icons/lines.tsx';
import type { SpriteName } from './icons/names.gen.ts';

export type IconName = LineName | SpriteName;

type Props = { name: IconName; size?: 's' | 'l' | 'xl' | undefined; className?: string | undefined };

const isLine = (name: IconName): name is LineName => name in lines;

/**
 * An icon, by name. Line icons are in the code, because rows draw them by the hundred; all others are in one sprite
 * that loads beside the code (docs/decisions/0022). An icon has its space before it is loaded.
 */
export function Icon({ name, size, className }: Props) {
  const look = ['i', size, className].filter(Boolean).join(' ');
  return isLine(name) ? (
    <svg
      className={look}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {lines[name]}
    </svg>
  ) : (
    <svg className={look} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
