import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';

type Few<T> = {
  visible: readonly T[];
  /** The button that shows the rest; undefined if there is none. */
  more: ReactNode;
};

const nothing: readonly never[] = [];

/** The first rows of a long list, or its last, until the user asks for all; `label` is the label of that button. */
export const useFirstRows = <T,>(
  rows: readonly T[] = nothing,
  most: number,
  label: (parameters: { count: number }) => string,
  end: 'first' | 'last' = 'first',
): Few<T> => {
  const [all, setAll] = useState(false);
  const few = !all && rows.length > most;
  return {
    visible: few ? (end === 'last' ? rows.slice(-most) : rows.slice(0, most)) : rows,
    more: few && (
      <Button variant="link" onClick={() => setAll(true)}>
        {label({ count: rows.length })}
      </Button>
    ),
  };
};
