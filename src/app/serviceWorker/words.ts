/** Where the service worker keeps photos and thumbnails. */
export const PHOTOS = 'shipshape-photos';

/** Said to a service worker that waits: take over now. */
export const APPLY = 'apply';
