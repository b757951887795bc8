import type { Operation } from '#lib/outbox/operation.ts';
import { saveFile } from '#lib/saveFile.ts';

const contentOf = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces: a photo has more bytes than a call takes arguments.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 8192, (index + 1) * 8192)),
  );
  return {
    file: file instanceof File ? file.name : '',
    type: file.type,
    size: file.size,
    base64: btoa(pieces.join('')),
  };
};

/** The same value as plain JSON, with files as their contents. */
const plain = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob) return contentOf(value);
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, each]) => [key, await plain(each)] as const);
  return Object.fromEntries(await Promise.all(entries));
};

/** Saves unsent operations as a file, including photos, in case this device never reaches the server again. */
export const saveUnsent = async (operations: readonly Operation[]) => {
  const savedAt = new Date().toISOString();
  // The variables are left out, because the call contains the same data.
  const unsent = operations.map(({ variables: _variables, ...operation }) => operation);
  const text = JSON.stringify({ app: 'Shipshape', savedAt, operations: await plain(unsent) }, null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), `shipshape-unsent-${savedAt.slice(0, 10)}.json`);
};
