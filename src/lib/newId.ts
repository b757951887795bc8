import { nanoid } from 'nanoid';

/** A new `_id` (21 characters): the browser makes it, so a thing has its final identity before the server knows it. */
export const newId = () => nanoid();
