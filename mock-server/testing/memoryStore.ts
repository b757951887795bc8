import { type FileStore, shaOf } from '../store/files.ts';

/** Contents in memory, for tests. */
export const memoryStore = (): FileStore => {
  const contents = new Map<string, { bytes: Uint8Array; at: Date }>();
  return {
    put: async (bytes) => {
      const sha = shaOf(bytes);
      contents.set(sha, { bytes, at: new Date() });
      return sha;
    },
    get: async (sha) => contents.get(sha)?.bytes,
    names: async function* () {
      yield [...contents.keys()];
    },
    storedAt: async (sha) => contents.get(sha)?.at,
    remove: async (sha) => void contents.delete(sha),
    probe: async () => {},
  };
};
