// biome-ignore-all lint/a11y/useKeyWithClickEvents: the clicks come from the links and buttons inside
// biome-ignore-all lint/a11y/noStaticElementInteractions: the clicks come from the links and buttons inside
import { type MouseEvent, useMemo, useRef } from 'react';
import { cardPlaces } from './cardLines.tsx';
import { rowAtOffset, topsOf } from './rowPool.ts';
import { TableCard } from './TableCard.tsx';
import type { ListProps } from './TableGrid.tsx';
import { useRowPool } from './useRowPool.ts';
import { useSmallText } from './useRowSize.ts';

const GAP_PX = 8;
/** The heading of a group with its gap: as high as a thumb needs. */
const GROUP_STEP_PX = 44 + GAP_PX;

/** The list on a phone: one card per row, all of the same height. */
export const TableCards = <T,>(props: ListProps<T>) => {
  const { label, lines, look, selected, rail, open, onTick, onToggle, scroll, instead } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const places = useMemo(() => cardPlaces(look.columns, look.primary), [look.columns, look.primary]);
  const small = Math.ceil(useSmallText() * 1.43);
  const top = places.badges.length || places.numbers.length || look.selectable ? 26 + 5 : 0;
  const sub = places.subs.length ? small + 1 : 0;
  const meta = places.metas.length ? small + 9 : 0;
  const height = Math.max(64, 26 + top + 24 + sub + meta);
  const step = height + GAP_PX;
  const { grouped } = look;
  const tops = useMemo(
    () => (grouped ? topsOf(lines, (line) => (line.group ? GROUP_STEP_PX : step)) : undefined),
    [grouped, lines, step],
  );
  const rowAt = useMemo(() => tops && ((offset: number) => rowAtOffset(tops, offset)), [tops]);
  const { slots, size } = useRowPool({
    scroller,
    count: instead ? 0 : lines.length,
    height: tops ? GROUP_STEP_PX : step,
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
      open(line.row);
    }
  };

  return (
    <div ref={scroller} className="dt-scroll dt-cards" onClick={onClick}>
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
              groupStep={GROUP_STEP_PX}
              tops={tops}
              gap={GAP_PX}
              selected={selected}
              rail={rail}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
