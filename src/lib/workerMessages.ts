/** Message from a new service worker to the open pages, just before it takes over. */
export const CHANGING = 'changing';
