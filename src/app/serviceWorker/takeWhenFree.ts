/** How often (ms) it is looked whether the person is done. */
const CHECK_EVERY_MS = 1000;

/** A tab has to be out of sight for so long (ms) before it is loaded anew unasked. */
const MIN_AWAY_MS = 60_000;

/** Whether something is open that a person may be in the middle of: a dialog, a form with changes, a text begun. */
export const isBusy = (): boolean =>
  location.pathname.startsWith('/app') &&
  (document.querySelector('[role=dialog],[role=alertdialog],form[data-dirty]') !== null ||
    [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== ''));

/** Does it as soon as nothing is open; `onWait` is called once if that is not now. */
export const takeWhenFree = (take: () => void, onWait: () => void) => {
  if (!isBusy()) return take();
  onWait();
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    take();
  }, CHECK_EVERY_MS);
};

/** Does it once when the tab has been out of sight for a minute with nothing open; the answer ends the waiting. */
export const takeWhenAway = (take: () => void) => {
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined;
  const turn = () => {
    hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined;
  };
  const end = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', turn);
  };
  const timer = setInterval(() => {
    if (hiddenAt === undefined || Date.now() - hiddenAt < MIN_AWAY_MS || isBusy()) return;
    end();
    take();
  }, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', turn);
  return end;
};
