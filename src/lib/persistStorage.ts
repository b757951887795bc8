/**
 * Asks the browser not to evict this app's storage. Some browsers ask the user, so call it right after the user has
 * chosen to keep data on this device.
 */
export const askToPersist = () => void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
