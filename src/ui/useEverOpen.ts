import { useState } from 'react';

/**
 * True from the first time something is open: what is never opened is never loaded, and a close animation can still
 * run.
 */
export function useEverOpen(open: boolean): boolean {
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  return everOpen || open;
}
