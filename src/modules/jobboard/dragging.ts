import styles from './dragging.module.css';

/** The current drag: the value of its `data-drag`, and the `data-drop` below it. */
export type Carried = { key: string; over: string | null };

type Options = {
  onCarry: (carried: Carried | null) => void;
  onDrop: (key: string, over: string) => void;
};

/** A mouse starts a drag after this distance; a finger may move this far while it holds. */
const MOUSE_SLOP_PX = 5;
const FINGER_SLOP_PX = 10;
/** A finger starts a drag after holding this long; before that its moves scroll. */
const HOLD_MS = 350;
/** This close to an edge the element below scrolls, by this many pixels per frame. */
const EDGE_PX = 48;
const EDGE_STEP_PX = 10;

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** A copy of the dragged element, which follows the pointer. */
const ghostOf = (source: HTMLElement) => {
  const ghost = document.createElement('div');
  const { width, height } = source.getBoundingClientRect();
  const copy = source.cloneNode(true);
  if (copy instanceof HTMLElement)
    for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
  ghost.append(copy);
  ghost.className = styles.ghost ?? '';
  ghost.inert = true;
  ghost.style.inlineSize = `${width}px`;
  ghost.style.blockSize = `${height}px`;
  document.body.append(ghost);
  return ghost;
};

const scrolls = (value: string) => value === 'auto' || value === 'scroll';

/** Scrolls any element below a point near one of its edges. */
const scrollEdges = (x: number, y: number) => {
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    const style = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const step = (near: number, far: number) =>
      near < EDGE_PX ? -EDGE_STEP_PX : far < EDGE_PX ? EDGE_STEP_PX : 0;
    const left = scrolls(style.overflowX) ? step(x - box.left, box.right - x) : 0;
    const top = scrolls(style.overflowY) ? step(y - box.top, box.bottom - y) : 0;
    const before = [at.scrollLeft, at.scrollTop];
    if (left || top) at.scrollBy(left, top);
    if (at.scrollLeft !== before[0] || at.scrollTop !== before[1]) return;
  }
};

/**
 * Enables dragging below `root`: elements with `data-drag` onto elements with `data-drop`. A mouse starts by moving, a
 * finger by holding, so that a wet thumb can still scroll. Returns the function that stops it.
 */
export const watchDrag = (root: HTMLElement, { onCarry, onDrop }: Options): (() => void) => {
  let source: HTMLElement | null = null;
  let key = '';
  let start = { x: 0, y: 0 };
  let at = start;
  let finger = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ghost: HTMLElement | null = null;
  let over: string | null = null;
  let frame = 0;

  const below = () => {
    const found = closest(document.elementFromPoint(at.x, at.y), '[data-drop]');
    return found && root.contains(found) ? (found.dataset.drop ?? null) : null;
  };

  const follow = () => {
    if (!ghost) return;
    ghost.style.transform = `translate(${at.x - start.x}px, ${at.y - start.y}px)`;
    const now = below();
    if (now === over) return;
    over = now;
    onCarry({ key, over });
  };

  const tick = () => {
    scrollEdges(at.x, at.y);
    follow();
    frame = requestAnimationFrame(tick);
  };

  const lift = () => {
    if (!source) return;
    const { left, top } = source.getBoundingClientRect();
    ghost = ghostOf(source);
    ghost.style.insetInlineStart = 'auto';
    ghost.style.left = `${left}px`;
    ghost.style.top = `${top}px`;
    if (finger) navigator.vibrate?.(12);
    onCarry({ key, over: null });
    frame = requestAnimationFrame(tick);
  };

  const end = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    const carried = ghost !== null;
    ghost?.remove();
    ghost = null;
    source = null;
    over = null;
    for (const [name, listener] of whileDown) window.removeEventListener(name, listener);
    window.removeEventListener('keydown', onKey, true);
    if (carried) onCarry(null);
    return carried;
  };

  const onMove = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    at = { x: event.clientX, y: event.clientY };
    if (ghost) return follow();
    const far = Math.hypot(at.x - start.x, at.y - start.y);
    if (finger) {
      if (far > FINGER_SLOP_PX) end();
    } else if (far > MOUSE_SLOP_PX) lift();
  };

  const onUp = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    at = { x: event.clientX, y: event.clientY };
    const [dropped, target] = [key, ghost ? below() : null];
    if (!end()) return;
    // The click that follows would open the dragged item.
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    if (target !== null) onDrop(dropped, target);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ghost) return;
    event.stopPropagation();
    end();
  };

  const whileDown = [
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', end],
  ] as const;

  const onDown = (event: PointerEvent) => {
    const found = closest(event.target, '[data-drag]');
    if (!found || !event.isPrimary || event.button !== 0 || closest(event.target, 'button, input')) return;
    end();
    source = found;
    key = found.dataset.drag ?? '';
    start = { x: event.clientX, y: event.clientY };
    at = start;
    finger = event.pointerType === 'touch';
    if (finger) timer = setTimeout(lift, HOLD_MS);
    for (const [name, listener] of whileDown) window.addEventListener(name, listener);
    window.addEventListener('keydown', onKey, true);
  };

  // While dragging, a finger does not scroll, and a long press does not open the browser's menu.
  const whileLifted = (event: Event) => {
    if (ghost && event.cancelable) event.preventDefault();
  };
  const onMenu = (event: Event) => {
    if (finger && source) event.preventDefault();
  };
  const onNativeDrag = (event: Event) => event.preventDefault();

  root.addEventListener('pointerdown', onDown);
  root.addEventListener('touchmove', whileLifted, { passive: false });
  root.addEventListener('contextmenu', onMenu);
  root.addEventListener('dragstart', onNativeDrag);
  return () => {
    end();
    root.removeEventListener('pointerdown', onDown);
    root.removeEventListener('touchmove', whileLifted);
    root.removeEventListener('contextmenu', onMenu);
    root.removeEventListener('dragstart', onNativeDrag);
  };
};
