import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { pdfWorkerUrl } from '#lib/scriptUrl.ts';
import worker from './pdfWorker.ts?worker&url';

let reader: PDFWorker | undefined;

/** Opens a PDF file from its bytes; the thread that reads it is started once. */
export const openPdf = async (content: Blob): Promise<PDFDocumentProxy> => {
  reader ??= PDFWorker.create({
    port: new Worker(pdfWorkerUrl(worker), import.meta.env.DEV ? { type: 'module' } : {}),
  });
  const data = new Uint8Array(await content.arrayBuffer());
  return getDocument({ data, worker: reader, useWasm: false, useWorkerFetch: false }).promise;
};
