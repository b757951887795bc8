import { deviceStorage } from '#lib/deviceStorage.ts';

const keyOf = (draftKey: string) => `draft:${draftKey}`;

/** The unsaved input, from local storage; undefined if there is none or it cannot be read. */
export function readDraft(draftKey: string | undefined): object | undefined {
  if (!draftKey) return undefined;
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(draftKey)) ?? 'null');
    return typeof draft === 'object' && draft !== null ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the unsaved input; false if the storage is full or blocked. */
export function storeDraft(draftKey: string, values: object): boolean {
  try {
    localStorage.setItem(keyOf(draftKey), JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a draft after it was saved or discarded. */
export function deleteDraft(draftKey: string | undefined) {
  if (draftKey) deviceStorage.removeItem(keyOf(draftKey));
}
