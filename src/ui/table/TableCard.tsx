import { useMemo } from 'react';
import { type CardPlaces, cardLines } from './cardLines.tsx';
import type { RowAccent } from './column.ts';
import { groupHead } from './groupHead.tsx';
import type { Line } from './pipeline.ts';
import type { RowLook } from './rowLook.ts';
import type { RowPool } from './rowPool.ts';
import { useRowIn } from './useRowPool.ts';

type Props<T> = {
  slots: RowPool;
  slot: number;
  lines: readonly Line<T>[];
  look: RowLook<T>;
  places: CardPlaces<T>;
  /** Distance from the top of a card to the next one in px, including the gap at its end. */
  step: number;
  /** Where each line begins, and the last one ends, in px; undefined if all are `step` high. */
  tops: readonly number[] | undefined;
  gap: number;
  selected: ReadonlySet<string>;
  rail: ((row: T) => RowAccent) | undefined;
};

/** A slot for a row as a card, on a phone. */
export const TableCard = <T,>(props: Props<T>) => {
  const { slots, slot, lines, look, places, step, tops, gap, selected, rail } = props;
  const index = useRowIn(slots, slot);
  const line = lines[index];
  const ticked = line !== undefined && selected.has(line.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are new with every change of the data, what they show is not
  const content = useMemo(
    () =>
      line &&
      (line.group ? groupHead(line, look, true) : cardLines({ line, look, places, selected: ticked })),
    [
      line?.row,
      line?.level,
      line?.parent,
      line?.expanded,
      line?.group?.label,
      line?.group?.count,
      look,
      places,
      ticked,
    ],
  );
  if (!line) return null;
  const side = ticked ? 'sel' : line.group ? undefined : rail?.(line.row);
  const top = tops?.[index] ?? index * step;
  const frame = line.group ? 'dt-card dt-group' : line.above ? 'card dt-card dt-above' : 'card dt-card';
  return (
    <li
      data-slot={slot}
      className={`${frame}${side ? ` rail-${side}` : ''}${ticked ? ' sel' : ''}`}
      aria-posinset={index + 1}
      aria-setsize={lines.length}
      style={{
        transform: `translateY(${top}px)`,
        blockSize: (tops?.[index + 1] ?? top + step) - top - gap,
      }}
    >
      {content}
    </li>
  );
};
