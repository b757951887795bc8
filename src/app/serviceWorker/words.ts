/** Where the service worker keeps photos and thumbnails. */
export const PHOTOS = 'shipshape-photos';

/** Where it keeps what open pages of the version before may still load. */
export const BEFORE = 'shipshape-before';

/** Said to a service worker that waits: take over now. */
export const APPLY = 'apply';

/** Asked of the open pages by a new service worker; a page that runs answers. */
export const ALIVE = 'alive';
