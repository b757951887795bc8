import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Spot } from '../../contract.ts';
import { within } from '../../rules.ts';

/** What of a spot is moved: its bubble, or the end of its line. */
type Grip = 'bubble' | 'end';

/** What a bubble or the end of a line listens to while the drawing is edited. */
export type SpotHandlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur: () => void;
};

type Moving = { key: string; spot: Spot };

/** A step of an arrow key, as a share of the drawing; with Shift. */
const STEP = 0.01;
const LONG_STEP = 0.05;
/** A bubble that is put this near to its part has no line. */
const NO_LINE = 0.02;
/** A press that moves less, in px, is a tap. */
const TAP_PX = 5;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const movedBy = (spot: Spot, grip: Grip, dx: number, dy: number): Spot =>
  grip === 'bubble'
    ? { ...spot, x: within(spot.x + dx), y: within(spot.y + dy) }
    : { ...spot, partX: within((spot.partX ?? spot.x) + dx), partY: within((spot.partY ?? spot.y) + dy) };

/** The spot as it is kept: without a line if the bubble lies on its part. */
const settled = (spot: Spot): Spot =>
  spot.partX !== null && spot.partY !== null && Math.hypot(spot.partX - spot.x, spot.partY - spot.y) < NO_LINE
    ? { ...spot, partX: null, partY: null }
    : spot;

/**
 * Moves spots by pointer and by arrow keys. `shown` is a spot with its move so far; a move is kept when the pointer is
 * released, or when the key's button is left or Enter is pressed. Escape puts it back.
 */
export const useSpotDrag = (onMove: (spot: Spot) => void) => {
  const [moving, setMoving] = useState<Moving>();
  const from = useRef<{ x: number; y: number; far: boolean; spot: Spot }>(null);
  const keep = () => {
    setMoving(undefined);
    if (moving) onMove(settled(moving.spot));
  };
  const handlers = (spot: Spot, grip: Grip): SpotHandlers => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, far: false, spot };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      const stage = event.currentTarget.offsetParent?.getBoundingClientRect();
      if (!start || !stage) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      start.far ||= Math.hypot(dx, dy) > TAP_PX;
      if (start.far)
        setMoving({ key: spot.key, spot: movedBy(start.spot, grip, dx / stage.width, dy / stage.height) });
    },
    onPointerUp: () => {
      if (from.current?.far) keep();
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
      setMoving(undefined);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const arrow = arrows[event.key];
      if (arrow) {
        event.preventDefault();
        const step = event.shiftKey ? LONG_STEP : STEP;
        const now = moving?.key === spot.key ? moving.spot : spot;
        setMoving({ key: spot.key, spot: movedBy(now, grip, arrow[0] * step, arrow[1] * step) });
      } else if (event.key === 'Enter' && moving) {
        event.preventDefault();
        keep();
      } else if (event.key === 'Escape' && moving) {
        event.stopPropagation();
        setMoving(undefined);
      }
    },
    onBlur: () => {
      if (moving?.key === spot.key && !from.current) keep();
    },
  });
  return {
    shown: (spot: Spot) => (moving?.key === spot.key ? moving.spot : spot),
    handlers,
  };
};
