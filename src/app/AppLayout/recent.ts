import { z } from 'zod/mini';
import { deviceStorage } from '#lib/deviceStorage.ts';
import type { PaletteItem } from '#lib/paletteSources.ts';

const MAX_RECENT = 6;

const itemSchema = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    hint: z.optional(z.string()),
    to: z.string(),
    params: z.optional(z.record(z.string(), z.string())),
  }),
);

const key = (boatID: string) => `shipshape.recent.${boatID}`;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
};

/** Recent palette choices on a boat, latest first; stored on this device until sign-out. */
export const readRecent = (boatID: string): PaletteItem[] => {
  const found = itemSchema.safeParse(parsed(deviceStorage.getItem(key(boatID))));
  return found.success
    ? found.data.map(({ hint, params, ...item }) => ({
        ...item,
        ...(hint ? { hint } : {}),
        ...(params ? { params } : {}),
      }))
    : [];
};

/** Adds an item at the front. */
export const storeRecent = (boatID: string, { id, label, hint, to, params }: PaletteItem) => {
  const others = readRecent(boatID).filter((other) => other.id !== id);
  deviceStorage.setItem(
    key(boatID),
    JSON.stringify([{ id, label, hint, to, params }, ...others].slice(0, MAX_RECENT)),
  );
};
