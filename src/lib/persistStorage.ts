/**
 * Asks the browser not to clear what is kept here when it wants room. Some browsers ask the person in turn, so this is for
 * moments at which the person has just said that things are to stay on this device.
 */
export const askToPersist = () => void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
