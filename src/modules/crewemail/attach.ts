import { MAX_ATTACHED_BYTES } from './contract.ts';

/** The maximum number of files. */
export const MAX_FILES = 10;

/** A file as sent: name, type, size in bytes, and its bytes in base64. */
export type Attached = { name: string; type: string; size: number; data: string };

/** Reads a file into base64, in pieces that fit a function call's arguments. */
export const readFile = async (file: File): Promise<Attached> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return { name: file.name, type: file.type, size: bytes.length, data: btoa(text) };
};

/** Why these files cannot be attached to a mail. */
export const objectionTo = (files: readonly Attached[]): 'tooMany' | 'tooLarge' | undefined => {
  if (files.length > MAX_FILES) return 'tooMany';
  return files.reduce((sum, { size }) => sum + size, 0) > MAX_ATTACHED_BYTES ? 'tooLarge' : undefined;
};
