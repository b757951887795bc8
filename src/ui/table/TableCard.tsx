import { useMemo } from 'react';
import { type CardPlaces, cardLines } from './cardLines.tsx';
import type { Rail } from './column.ts';
import type { Line } from './pipeline.ts';
import type { RowLook } from './rowCells.tsx';
import type { Slots } from './slots.ts';
import { useRowIn } from './useSlots.ts';

type Props<T> = {
  slots: Slots;
  slot: number;
  lines: readonly Line<T>[];
  look: RowLook<T>;
  places: CardPlaces<T>;
  /** From the top of a card to the next one, in px; the last of it is the gap. */
  step: number;
  gap: number;
  selected: ReadonlySet<string>;
  rail: ((row: T) => Rail) | undefined;
};

/** A place for a row as a card, on a phone. */
export const TableCard = <T,>(props: Props<T>) => {
  const { slots, slot, lines, look, places, step, gap, selected, rail } = props;
  const index = useRowIn(slots, slot);
  const line = lines[index];
  const ticked = line !== undefined && selected.has(line.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are new with every change of the data, what they show is not
  const content = useMemo(
    () => line && cardLines({ line, look, places, selected: ticked }),
    [line?.row, line?.level, line?.parent, line?.expanded, look, places, ticked],
  );
  if (!line) return null;
  const side = ticked ? 'sel' : rail?.(line.row);
  return (
    <li
      data-slot={slot}
      className={`card dt-card${side ? ` rail-${side}` : ''}${ticked ? ' sel' : ''}`}
      aria-posinset={index + 1}
      aria-setsize={lines.length}
      style={{ transform: `translateY(${index * step}px)`, blockSize: step - gap }}
    >
      {content}
    </li>
  );
};
