import { z } from 'zod/mini';

const KEY = 'shipshape.recent.boats';
const MAX_RECENT = 5;
const stored = z.catch(z.array(z.string()), []);

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
};

/** The boats that were switched to on this device, the latest first. */
export const readRecentBoats = (): string[] => stored.parse(parsed(localStorage.getItem(KEY)));

export const storeRecentBoat = (id: string) =>
  localStorage.setItem(
    KEY,
    JSON.stringify([id, ...readRecentBoats().filter((other) => other !== id)].slice(0, MAX_RECENT)),
  );
