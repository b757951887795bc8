import { useEffect, useRef, useState } from 'react';
import { afterPress } from '#lib/afterPress.ts';

/** What is typed is kept after this pause, and when the field is left. */
const PAUSE_MS = 600;

/** A text that is kept as one types: what stands in the field, and its handlers. `keep` is not called for what is kept. */
export const useKept = (value: string, keep: (text: string) => void) => {
  const [typed, setTyped] = useState<string>();
  const last = useRef({ typed, value, keep });
  last.current = { typed, value, keep };
  const flush = () => {
    const { typed: text, value: kept, keep: now } = last.current;
    if (text !== undefined && text !== kept) now(text);
  };
  const flushed = useRef(flush);
  flushed.current = flush;
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => flushed.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Another section is opened while something typed waits.
  useEffect(
    () => () => {
      flushed.current();
      last.current = { ...last.current, typed: undefined };
    },
    [],
  );
  return {
    text: typed ?? value,
    onChange: setTyped,
    // What an answer brings with it may move the button whose press has left the field.
    onBlur: () =>
      afterPress(() => {
        flushed.current();
        if (last.current.typed === last.current.value) setTyped(undefined);
      }),
  };
};
