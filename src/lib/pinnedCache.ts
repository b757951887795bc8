/** The cache of documents that people keep on their device; it is emptied with their photos when they sign out. */
export const PINNED_CACHE = 'shipshape-pinned';
