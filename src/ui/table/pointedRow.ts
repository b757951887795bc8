/** A list counts as at rest after this long without scrolling. */
const REST_MS = 150;

/**
 * Marks the row under the mouse with `data-pointed`, also when the list moves and the mouse does not: then once the list
 * rests. Returns the function that ends it. `:hover` would give each row that passes under the pointer its look: 180 ms of
 * five seconds of scrolling (docs/decisions/0122-rows-in-plain-text.md).
 */
export const markPointedRow = (list: HTMLElement) => {
  const ended = new AbortController();
  const { signal } = ended;
  let row: Element | null = null;
  let mouse: { x: number; y: number } | undefined;
  let moved = 0;
  let waiting: number | undefined;
  const mark = (next: Element | null) => {
    if (next === row) return;
    row?.removeAttribute('data-pointed');
    next?.setAttribute('data-pointed', '');
    row = next;
  };
  const look = () => {
    const left = moved + REST_MS - performance.now();
    waiting = left > 0 ? window.setTimeout(look, left) : undefined;
    if (left > 0 || !mouse) return;
    const under = document.elementFromPoint(mouse.x, mouse.y)?.closest('.dt-row') ?? null;
    // Rows in plain text are still drawn over the list.
    if (under?.classList.contains('dt-quick')) waiting = window.setTimeout(look, REST_MS);
    else if (!under || list.contains(under)) mark(under);
  };
  const onScroll = () => {
    moved = performance.now();
    mark(null);
    waiting ??= window.setTimeout(look, REST_MS);
  };
  const onMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
    mouse = pointerType === 'mouse' ? { x: clientX, y: clientY } : undefined;
  };
  const onOver = (event: PointerEvent) => {
    onMove(event);
    if (mouse && waiting === undefined && event.target instanceof Element)
      mark(event.target.closest('.dt-row'));
  };
  const onLeave = () => {
    mouse = undefined;
    mark(null);
  };
  list.addEventListener('scroll', onScroll, { passive: true, signal });
  list.addEventListener('pointermove', onMove, { passive: true, signal });
  list.addEventListener('pointerover', onOver, { signal });
  list.addEventListener('pointerleave', onLeave, { signal });
  return () => {
    ended.abort();
    clearTimeout(waiting);
  };
};
