/** How often to check whether the user is done. */
const CHECK_EVERY_MS = 1000;

/** How long a tab has to be hidden before it reloads unasked. */
const MIN_AWAY_MS = 60_000;

/** Whether something is open that the user may be working on: a dialog, a form with changes, a started text. */
export const isBusy = (): boolean =>
  location.pathname.startsWith('/app') &&
  (document.querySelector('[role=dialog],[role=alertdialog],form[data-dirty]') !== null ||
    [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== ''));

/** Runs `take` as soon as nothing is open; `onWait` is called once if that is not now. */
export const takeWhenFree = (take: () => void, onWait: () => void) => {
  if (!isBusy()) return take();
  onWait();
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    take();
  }, CHECK_EVERY_MS);
};

/**
 * Runs `take` once when the tab has been hidden for a minute with nothing open; returns the function that cancels it.
 */
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
