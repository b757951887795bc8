import { nanoid } from 'nanoid';

/** A new `_id` (21 characters), made in the browser, so an item has its final id before the server knows it. */
export const newId = () => nanoid();
