import type { TextKey } from './useTranslation.ts';

/**
 * What becomes of a write: the server has answered, it waits on this device, or the server could not do it now and it
 * waits to be sent again.
 */
export type Told = 'done' | 'waiting' | 'failed';

/** The fixed texts of a write, as `namespace:key`. */
export type FixedTexts = { success?: TextKey | undefined; failure?: TextKey | undefined };

let show = (_told: Told, _texts: FixedTexts): void => {};

/** Called once by the app with what shows the notices. */
export const configureTelling = (shows: typeof show) => {
  show = shows;
};

/** Tells the user what has become of a write. */
export const tell = (told: Told, texts: FixedTexts) => show(told, texts);
