// biome-ignore-all lint/a11y/useKeyWithClickEvents: the clicks come from the links and buttons inside
// biome-ignore-all lint/a11y/noStaticElementInteractions: the clicks come from the links and buttons inside
import { type MouseEvent, useMemo, useRef } from 'react';
import { usePhone } from '../useMedia.ts';
import { type CardPlaces, cardPlaces, hasBadgeLine } from './cardLines.tsx';
import { valueText } from './column.ts';
import type { Line } from './pipeline.ts';
import { rowAtOffset, topsOf } from './rowPool.ts';
import { TableCard } from './TableCard.tsx';
import type { ListProps } from './TableGrid.tsx';
import { textWidth } from './textWidth.ts';
import { useRowPool } from './useRowPool.ts';
import { useSmallText } from './useRowSize.ts';

const GAP_PX = 8;
/** The heading of a group: as high as a thumb needs. */
const GROUP_PX = 44;

/** A line of what is never cut, in px, in the largest text; what a card has beside it, at most. */
const WHOLE_LINE_PX = 23;
const WHOLE_TEXT_PX = 15;
const BESIDE_PX = 110;

/** What the lines of a row that are never cut add to its height, in px: rather too much than too little. */
const wholeHeight = <T,>(line: Line<T>, { wholes }: CardPlaces<T>) => {
  if (line.group) return 0;
  const room = Math.max(160, innerWidth - BESIDE_PX);
  return wholes.reduce((sum, column) => {
    const text = valueText(column.value(line.row));
    return text === ''
      ? sum
      : sum + 8 + WHOLE_LINE_PX * Math.ceil((1.1 * textWidth(text, WHOLE_TEXT_PX, 600)) / room);
  }, 0);
};

/**
 * The list where a table has no room: on a phone one card per row, on an upright tablet and in a tree a row of two
 * lines; all of the same height, but for what is never cut.
 */
export const TableCards = <T,>(props: ListProps<T>) => {
  const { label, lines, look, selected, rail, open, onTick, onToggle, scroll, instead } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const places = useMemo(() => cardPlaces(look.columns, look.primary), [look.columns, look.primary]);
  const small = Math.ceil(useSmallText() * 1.43);
  const phone = usePhone();
  const inRows = !phone || look.isTree;
  const top = hasBadgeLine(places) ? 26 + 5 : 0;
  const sub = places.subs.length ? small + 1 : 0;
  const meta = places.metas.length ? small + 9 : 0;
  const second = places.subs.length || places.metas.length ? small + 1 : 0;
  const height = inRows ? Math.max(52, 6 + 26 + second) : Math.max(64, 26 + top + 24 + sub + meta);
  const gap = inRows ? 0 : GAP_PX;
  const step = height + gap;
  const groupStep = GROUP_PX + gap;
  const uneven = look.grouped || places.wholes.length > 0;
  const tops = useMemo(
    () =>
      uneven
        ? topsOf(lines, (line) => (line.group ? groupStep : step + wholeHeight(line, places)))
        : undefined,
    [uneven, lines, step, groupStep, places],
  );
  const rowAt = useMemo(() => tops && ((offset: number) => rowAtOffset(tops, offset)), [tops]);
  const { slots, size } = useRowPool({
    scroller,
    count: instead ? 0 : lines.length,
    height: tops ? groupStep : step,
    rowAt,
    memory: scroll,
  });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const slot = event.target.closest<HTMLElement>('.dt-card')?.dataset.slot;
    const line = slot === undefined ? undefined : lines[slots.rowIn(Number(slot))];
    const action = event.target.closest<HTMLElement>('[data-do]')?.dataset.do;
    if (!line) return;
    if (action === 'toggle') onToggle(line.id);
    if (action === 'tick') onTick(line.id, event.shiftKey);
    if (action === 'open' && open && !line.group && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      // Once one is ticked, the whole row ticks.
      if (selected.size > 0) onTick(line.id, false);
      else open(line.row);
    }
  };
  /** A long press ticks; a mouse keeps its menu. */
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    if (!look.selectable || !(event.target instanceof Element) || !matchMedia('(pointer: coarse)').matches)
      return;
    const slot = event.target.closest<HTMLElement>('.dt-card')?.dataset.slot;
    const line = slot === undefined ? undefined : lines[slots.rowIn(Number(slot))];
    if (!line || line.group) return;
    event.preventDefault();
    onTick(line.id, false);
  };

  return (
    <div
      ref={scroller}
      className={inRows ? 'dt-scroll dt-cards dt-two' : 'dt-scroll dt-cards'}
      onClick={onClick}
      onContextMenu={onContextMenu}
    >
      {instead ?? (
        <ul aria-label={label} className="dt-rows" style={{ blockSize: tops?.at(-1) ?? lines.length * step }}>
          {Array.from({ length: size }, (_, slot) => (
            <TableCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is known by its number, whatever row stands in it
              key={slot}
              slots={slots}
              slot={slot}
              lines={lines}
              look={look}
              places={places}
              step={step}
              tops={tops}
              gap={gap}
              selected={selected}
              rail={rail}
            />
          ))}
        </ul>
      )}
      {props.foot}
    </div>
  );
};
