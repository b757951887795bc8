let pressed = false;

const note = (event: Event) => {
  pressed = event.type === 'pointerdown';
};
if (typeof window !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(type, note, { capture: true, passive: true });

/**
 * Runs once the press that is going on has ended with its click, at once without one: what moves the page under a finger
 * that is down takes the click from what was pressed.
 */
export const afterPress = (work: () => void): void => {
  if (!pressed) {
    work();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(work);
  };
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, end, { signal: ended.signal });
};
