import type { TextKey } from './useTranslation.ts';

/**
 * What becomes of a write: the server has answered, it waits on this device, or the server could not do it now and it
 * waits to be sent again.
 */
export type WriteState = 'done' | 'waiting' | 'failed';

/** The fixed texts of a write, as `namespace:key`. */
export type FixedTexts = { success?: TextKey | undefined; failure?: TextKey | undefined };

let show = (_state: WriteState, _texts: FixedTexts): void => {};

/** Called once by the app with the function that shows the notices. */
export const configureWriteNotices = (shows: typeof show) => {
  show = shows;
};

/** Shows the user what has become of a write. */
export const notifyOfWrite = (state: WriteState, texts: FixedTexts) => show(state, texts);
