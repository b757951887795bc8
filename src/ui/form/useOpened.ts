import { useState } from 'react';

/**
 * A thing as it was when its form was opened: what others change meanwhile is neither taken for this person's change nor
 * written over.
 */
export const useOpened = <T>(open: boolean, thing: T): T => {
  const [opened, setOpened] = useState({ open, thing });
  if (opened.open !== open) {
    setOpened({ open, thing });
    return thing;
  }
  return opened.thing;
};
