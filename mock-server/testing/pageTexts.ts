import { openPdf } from '../documents/pdfLibrary.ts';

/** The text of each page of any PDF, also of one put together from others; `readPdf` says more of one that we print. */
export const pageTexts = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[]> => {
  const task = await openPdf(bytes);
  try {
    const file = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= file.numPages; number++) {
      const { items } = await (await file.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    return texts;
  } finally {
    await task.destroy();
  }
};
