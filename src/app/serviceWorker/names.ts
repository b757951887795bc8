/** The cache of photos and thumbnails. */
export const PHOTO_CACHE = 'shipshape-photos';

/** The cache of assets that open pages of the previous version may still load. */
export const PREVIOUS_CACHE = 'shipshape-before';

/** Message to a waiting service worker: take over now. */
export const APPLY = 'apply';

/** Message from a page to the service worker that is keeping the app: somebody works here. */
export const BUSY = 'busy';

/** Message from a new service worker to the open pages; a running page answers. */
export const ALIVE = 'alive';
