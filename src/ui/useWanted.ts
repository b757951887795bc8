import { useState } from 'react';

/** True from the first time something is open: what is never opened is never loaded, and closing may still move. */
export function useWanted(open: boolean): boolean {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted || open;
}
