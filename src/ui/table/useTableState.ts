import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { breath } from '#lib/breath.ts';
import type { OnStateChange, TableState } from './column.ts';

const TYPING_MS = 250;

/** The state of the list; typed text applies at once here and reaches the URL when the typing pauses. */
export const useTableState = (given: TableState | undefined, onChange: OnStateChange | undefined) => {
  const [own, setOwn] = useState<TableState>({});
  const outer = given ?? own;
  const [typed, setTyped] = useState(outer.q ?? '');
  const [seen, setSeen] = useState(outer.q);
  const [sent, setSent] = useState(outer.q);
  // After Back or a link the URL has another search than the one typed here; the own one arrives there some time later.
  if (seen !== outer.q) {
    setSeen(outer.q);
    if (sent !== outer.q) {
      setSent(outer.q);
      setTyped(outer.q ?? '');
    }
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Brings the typed text to the URL; undefined once it is there. */
  const pending = useRef<() => void>(undefined);
  const latest = useRef({ outer, onChange });
  useEffect(() => {
    latest.current = { outer, onChange };
  });
  // Before the field is removed, which takes its focus: the page that opened has a URL of its own.
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current = undefined;
    },
    [],
  );

  const send = (next: TableState, how: 'push' | 'replace') => {
    clearTimeout(timer.current);
    pending.current = undefined;
    setSent(next.q);
    if (!given) setOwn(next);
    onChange?.(next, how);
  };
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const settle = () => {
      pending.current = undefined;
      const { outer: now, onChange: report } = latest.current;
      const q = text.trim() || undefined;
      setSent(q);
      setOwn({ ...now, q });
      report?.({ ...now, q }, 'replace');
    };
    pending.current = settle;
    // A new address renders the whole page: the rows that were found are drawn first.
    timer.current = setTimeout(
      () => void breath().then(() => pending.current === settle && settle()),
      TYPING_MS,
    );
  };
  // A key shows at once in its field; all that depends on it follows as a deferred update.
  const q = useDeferredValue(typed) || undefined;
  const state = useMemo<TableState>(() => ({ ...outer, q }), [outer, q]);
  return {
    state,
    typed,
    search,
    /** The field is left: who opens a row at once finds the search again on going back. */
    endSearch: () => {
      clearTimeout(timer.current);
      pending.current?.();
    },
    /** Changes part of the state; a key set to undefined returns to its default. */
    change: (some: TableState, how: 'push' | 'replace' = 'push') => {
      if ('q' in some) setTyped(some.q ?? '');
      send({ ...state, q: typed.trim() || undefined, ...some }, how);
    },
  };
};
