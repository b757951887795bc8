import { deviceStorage } from '#lib/deviceStorage.ts';

/** Where the token lies while this device is in an inspector's hands; the router then opens nothing else. */
const KEY = 'shipshape.inspection';

/** A new token: 32 random bytes. It stands after the # of the link, which browsers send to no server. */
export const newInspectionToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The digits of a code that a link may ask for. */
export const CODE_DIGITS = 6;

/** A new code: every one of the million is as likely. */
export const newInspectionCode = (): string => {
  const all = 10 ** CODE_DIGITS;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  // What is above the last whole million would make the first codes likelier.
  return drawn < Math.floor(2 ** 32 / all) * all
    ? String(drawn % all).padStart(CODE_DIGITS, '0')
    : newInspectionCode();
};

/** What is sent for a link that asks for a code. */
export const withCode = (token: string, code: string) => `${token}.${code}`;

export const inspectionLink = (token: string) => `${location.origin}/auth/inspection#${token}`;

/** The token of the opened link, or of the device as it was handed over. */
export const tokenHere = (): { token: string; isShips: boolean } => {
  const kept = deviceStorage.getItem(KEY) ?? '';
  return kept ? { token: kept, isShips: true } : { token: location.hash.slice(1), isShips: false };
};

/** Hands this device over: it shows the books of the link only. */
export const handOver = (token: string) => deviceStorage.setItem(KEY, token);

/** Takes the device back. */
export const takeBack = () => deviceStorage.removeItem(KEY);
