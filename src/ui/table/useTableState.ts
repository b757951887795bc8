import { useEffect, useRef, useState } from 'react';
import type { OnStateChange, TableState } from './column.ts';

const TYPING_MS = 250;

/** The state of the list; typed text applies at once here and reaches the URL when the typing pauses. */
export const useTableState = (given: TableState | undefined, onChange: OnStateChange | undefined) => {
  const [own, setOwn] = useState<TableState>({});
  const outer = given ?? own;
  const [typed, setTyped] = useState(outer.q ?? '');
  const [seen, setSeen] = useState(outer.q);
  // After Back or a link the URL has another search than the one typed here.
  if (seen !== outer.q) {
    setSeen(outer.q);
    setTyped(outer.q ?? '');
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ outer, onChange });
  useEffect(() => {
    latest.current = { outer, onChange };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: TableState, how: 'push' | 'replace') => {
    clearTimeout(timer.current);
    setSeen(next.q);
    if (!given) setOwn(next);
    onChange?.(next, how);
  };
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { outer: now, onChange: report } = latest.current;
      const q = text.trim() || undefined;
      setSeen(q);
      setOwn({ ...now, q });
      report?.({ ...now, q }, 'replace');
    }, TYPING_MS);
  };
  const state: TableState = { ...outer, q: typed || undefined };
  return {
    state,
    typed,
    search,
    /** Changes part of the state; a key set to undefined returns to its default. */
    change: (some: TableState, how: 'push' | 'replace' = 'push') => {
      if ('q' in some) setTyped(some.q ?? '');
      send({ ...state, q: typed.trim() || undefined, ...some }, how);
    },
  };
};
