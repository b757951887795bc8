// biome-ignore-all lint/a11y/useKeyWithClickEvents: the clicks come from the links and buttons inside
// biome-ignore-all lint/a11y/noStaticElementInteractions: the clicks come from the links and buttons inside
import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { laidOut, SCREEN } from './laidOut.ts';
import { cardPlaces, TableCard } from './TableCard.tsx';
import type { ListProps } from './TableGrid.tsx';
import { useSmallText } from './useRowSize.ts';

const GAP = 8;

/** The list on a phone: a card a row, all of one height. */
export const TableCards = <T,>(props: ListProps<T>) => {
  // The virtualizer changes in place, which the compiler's memoisation would not see.
  'use no memo';
  const { label, lines, look, selected, rail, open, onTick, onToggle, scroll, instead } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const places = useMemo(() => cardPlaces(look.columns, look.primary), [look.columns, look.primary]);
  const small = Math.ceil(useSmallText() * 1.43);
  const top = places.badges.length || places.numbers.length || look.selectable ? 26 + 5 : 0;
  const sub = places.subs.length ? small + 1 : 0;
  const meta = places.metas.length ? small + 9 : 0;
  const height = Math.max(64, 26 + top + 24 + sub + meta);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height + GAP,
    overscan: 4,
    useFlushSync: false,
    initialOffset: scroll.initial,
    initialRect: SCREEN,
    observeElementRect: laidOut,
    onChange: (instance) => {
      scroll.offset = instance.scrollOffset ?? 0;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height asks for new positions
  useLayoutEffect(() => virtualizer.measure(), [height]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('.dt-card')?.dataset.id;
    const line = lines.find((each) => each.id === id);
    const deed = event.target.closest<HTMLElement>('[data-do]')?.dataset.do;
    if (!line) return;
    if (deed === 'toggle') onToggle(line.id);
    if (deed === 'tick') onTick(line.id, event.shiftKey);
    if (deed === 'open' && open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      open(line.row);
    }
  };

  return (
    <div ref={scroller} className="dt-scroll dt-cards" onClick={onClick}>
      {instead ?? (
        <ul aria-label={label} className="dt-rows" style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const line = lines[index];
            if (!line) return null;
            const ticked = selected.has(line.id);
            const side = ticked ? 'sel' : rail?.(line.row);
            return (
              <li
                key={line.id}
                data-id={line.id}
                className={`card dt-card${side ? ` rail-${side}` : ''}${ticked ? ' sel' : ''}`}
                aria-posinset={index + 1}
                aria-setsize={lines.length}
                style={{ transform: `translateY(${start}px)`, blockSize: height }}
              >
                <TableCard line={line} look={look} places={places} selected={ticked} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
