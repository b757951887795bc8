import { useState } from 'react';
import { ApiError } from '#lib/apiError.ts';

/**
 * A thing as it was when its form was opened, and the revision that a save is based on: what others change meanwhile is
 * neither taken for this person's change nor written over. After a 409 (`learn`) the person knows of the other change, and
 * a further save is based on that.
 */
export const useOpened = <T extends { rev: number }>(open: boolean, thing: T) => {
  const [kept, setKept] = useState({ open, thing, rev: thing.rev });
  const now = kept.open === open ? kept : { open, thing, rev: thing.rev };
  if (now !== kept) setKept(now);
  const learn = (error: unknown): never => {
    if (error instanceof ApiError && error.status === 409) {
      const { rev }: { rev?: unknown } = Object(error.current);
      if (typeof rev === 'number') setKept((before) => ({ ...before, rev }));
    }
    throw error;
  };
  return { opened: now.thing, rev: now.rev, learn };
};
