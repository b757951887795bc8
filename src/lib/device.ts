import { deviceStorage } from './deviceStorage.ts';
import { newId } from './newId.ts';

const KEY = 'shipshape.device';
let id: string | undefined;

/**
 * The random id of this device (browser profile): the server tells by it whether a newer change was made here or on
 * another device. Its tabs share it. A sign-out clears the storage; the open tab keeps the id.
 */
export const deviceID = (): string => {
  const kept = deviceStorage.getItem(KEY);
  id ??= kept ?? newId();
  if (kept !== id) deviceStorage.setItem(KEY, id);
  return id;
};
