const keyOf = (draftKey: string) => `draft:${draftKey}`;

/** What was typed and not saved, from the browser's storage; nothing when there is none or it cannot be read. */
export function readDraft(draftKey: string | undefined): object | undefined {
  if (!draftKey) return undefined;
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(draftKey)) ?? 'null');
    return typeof draft === 'object' && draft !== null ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed; answers whether it could be kept (a full or closed storage cannot). */
export function keepDraft(draftKey: string, values: object): boolean {
  try {
    localStorage.setItem(keyOf(draftKey), JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft, after it was saved or discarded. */
export function dropDraft(draftKey: string | undefined) {
  if (draftKey) localStorage.removeItem(keyOf(draftKey));
}
