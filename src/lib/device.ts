import { newId } from './newId.ts';

const KEY = 'shipshape.device';
let id: string | undefined;

/**
 * The random id of this device (browser profile): the server tells by it whether a newer change was made here or on
 * another device. Its tabs share it. A sign-out clears the storage; the open tab keeps the id.
 */
export const deviceID = (): string => {
  try {
    id ??= localStorage.getItem(KEY) ?? newId();
    if (localStorage.getItem(KEY) !== id) localStorage.setItem(KEY, id);
  } catch {
    id ??= newId();
  }
  return id;
};
