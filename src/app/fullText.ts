import { isScrolling } from '#lib/breath.ts';

/** Distance of the box from what it belongs to, and from the window's edges, in px. */
const GAP_PX = 6;
/** How soon what the mouse is over is looked at after scrolling. */
const LOOK_AGAIN_MS = 100;

const isCut = (element: Element) => {
  if (!(element instanceof HTMLElement)) return false;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false;
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  // A text of several lines is clamped, one of a single line has an ellipsis.
  return webkitLineClamp === 'none'
    ? textOverflow === 'ellipsis' && scrollWidth > clientWidth
    : scrollHeight > clientHeight;
};

const textOf = (element: Element) => element.textContent?.trim() ?? '';

/** The texts of an element that are cut. */
const cutTexts = (element: Element): string[] => {
  const cut = [element, ...element.querySelectorAll('*')].filter(isCut);
  return cut.filter((one) => !cut.some((other) => other !== one && other.contains(one))).map(textOf);
};

/** What is read together with a focused element: its row, or the element alone. */
const readWith = (target: Element): Element => {
  const active = target.getAttribute('aria-activedescendant');
  return (
    (active && document.getElementById(active)) || (target.closest('[role=row], li, .li, .card') ?? target)
  );
};

let box: HTMLElement | undefined;

const hide = () => {
  box?.remove();
  box = undefined;
};

const show = (texts: readonly string[], at: Element) => {
  hide();
  if (texts.length === 0) return;
  const made = document.createElement('div');
  made.className = 'fulltext';
  // A screen reader reads the text itself, which is whole.
  made.setAttribute('aria-hidden', 'true');
  for (const text of texts) made.append(Object.assign(document.createElement('p'), { textContent: text }));
  document.body.append(made);
  box = made;
  const place = at.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = made;
  const below = place.bottom + GAP_PX;
  const top = below + offsetHeight > innerHeight ? place.top - GAP_PX - offsetHeight : below;
  const left = Math.min(Math.max(place.left, GAP_PX), innerWidth - offsetWidth - GAP_PX);
  made.style.top = `${Math.max(top, GAP_PX)}px`;
  made.style.left = `${Math.max(left, GAP_PX)}px`;
};

const cutAt = (target: Element): Element | undefined => {
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement)
    if (isCut(at)) return at;
  return undefined;
};

/** The list or control that is read by the keyboard. */
let read: Element | undefined;

const showRead = () => {
  if (!read?.isConnected) return;
  const element = readWith(read);
  show(cutTexts(element), element);
};

const readNow = (target: EventTarget | null) => {
  if (!(target instanceof Element)) return;
  read = target;
  showRead();
};

const stopReading = () => {
  read = undefined;
  hide();
};

/** A click says in few browsers what made it. */
let touched = false;

/** A tap on a cut text that does nothing else. */
const tap = ({ target }: Event) => {
  stopReading();
  if (!touched || !(target instanceof Element)) return;
  const cut = target.closest('a, button, input, select, label') ? undefined : cutAt(target);
  if (cut) show([textOf(cut)], cut);
};

/** With a mouse the browser's own hint says it. The row of a list may show another text by now. */
const hint = (target: Element) => {
  const old = target.closest<HTMLElement>('[data-hint]');
  if (old && old.title === old.dataset.hint) {
    old.removeAttribute('title');
    delete old.dataset.hint;
  }
  const cut = cutAt(target);
  // A link that lies over its whole row has the texts of the row.
  const over = cut ?? target.closest('a, button');
  if (!(over instanceof HTMLElement) || over.title !== '') return;
  const texts = cut ? [textOf(cut)] : cutTexts(readWith(over));
  if (texts.length === 0) return;
  over.title = texts.join('\n');
  over.dataset.hint = over.title;
};

/** What the mouse is over. */
let pointed: Element | undefined;
let isWaiting = false;

const hintAtRest = () => {
  isWaiting = isScrolling();
  // What passes under a still pointer is not read: looking at each thing cost as much as drawing it.
  if (isWaiting) setTimeout(hintAtRest, LOOK_AGAIN_MS);
  else if (pointed?.isConnected) hint(pointed);
};

const point = ({ target, pointerType }: PointerEvent) => {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return;
  pointed = target;
  if (!isWaiting) hintAtRest();
};

/**
 * What is cut can be read in full everywhere: by the keyboard's focus, by a tap, and with a mouse over it.
 */
export const startFullText = () => {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) readNow(target);
  });
  // The arrow keys of a list move its active row, not the focus; it is drawn after the key.
  document.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Escape') stopReading();
    else if (key.startsWith('Arrow') || ['Home', 'End', 'PageUp', 'PageDown'].includes(key)) readNow(target);
  });
  document.addEventListener('focusout', stopReading);
  document.addEventListener('pointerdown', ({ pointerType }) => {
    touched = pointerType !== 'mouse';
  });
  document.addEventListener('click', tap);
  document.addEventListener('pointerover', point);
  // A key scrolls a list to its active row, which is drawn in the next frame.
  const follow = () => (read ? requestAnimationFrame(showRead) : hide());
  document.addEventListener('scroll', follow, { capture: true, passive: true });
};
