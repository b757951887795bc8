import { openPdf } from './pdfLibrary.ts';

/**
 * A PDF whose pages can be taken over, with their number; undefined for one that is damaged or locked, 'tooLong' for one
 * of more than `most` pages, which are not read.
 */
export const readyPdf = async (
  bytes: Uint8Array,
  most = Number.POSITIVE_INFINITY,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number } | 'tooLong' | undefined> => {
  const task = await openPdf(bytes.slice());
  try {
    const file = await task.promise;
    const pages = file.numPages;
    if (pages > most) return 'tooLong';
    const copy = await file.extractPages([{ document: null }]);
    return pages > 0 && copy ? { bytes: new Uint8Array(copy), pages } : undefined;
  } catch {
    return undefined;
  } finally {
    await task.destroy();
  }
};

/** The pages of several PDFs in one, in their order. */
export const mergePdfs = async (
  first: Uint8Array,
  others: readonly Uint8Array[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const task = await openPdf(first.slice());
  try {
    const file = await task.promise;
    const merged = await file.extractPages([
      { document: null },
      ...others.map((document) => ({ document: document.slice() })),
    ]);
    return new Uint8Array(merged);
  } finally {
    await task.destroy();
  }
};
