import type { Operation } from '#lib/outbox/operation.ts';
import { saveFile } from '#lib/saveFile.ts';

/** What is unsent as a file, for the case that this device will never see the server again; of files only what they are. */
export const saveUnsent = (operations: readonly Operation[]) => {
  const describe = (_key: string, value: unknown): unknown =>
    value instanceof Blob
      ? { file: value instanceof File ? value.name : '', type: value.type, size: value.size }
      : value;
  const text = JSON.stringify(
    { app: 'Shipshape', savedAt: new Date().toISOString(), operations },
    describe,
    2,
  );
  const day = new Date().toISOString().slice(0, 10);
  saveFile(new Blob([text], { type: 'application/json' }), `shipshape-unsent-${day}.json`);
};
