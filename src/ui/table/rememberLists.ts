/** How many lists are remembered; the oldest go first. */
const KEPT = 50;

/** Keeps something for a list under a key, for as long as the app is open. */
export const createListMemory = <T>() => {
  const kept = new Map<string, T>();
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: T) => {
      kept.delete(key);
      kept.set(key, value);
      const oldest = kept.keys().next().value;
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
};
