import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Stands in for what pdf.js draws with, which reading text and pages never calls. */
class Nothing {}

/** Opens a PDF with pdf.js; close it with `destroy` of its `loadingTask`. It takes the bytes over. */
export const openPdf = async (data: Uint8Array) => {
  // Without them pdf.js looks for a library of drawing and warns.
  Object.assign(globalThis, { DOMMatrix: Nothing, Path2D: Nothing, ImageData: Nothing });
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const require = createRequire(import.meta.url);
  const fonts = pathToFileURL(require.resolve('pdfjs-dist/package.json')).href;
  return getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    cMapUrl: new URL('./cmaps/', fonts).pathname,
    standardFontDataUrl: new URL('./standard_fonts/', fonts).pathname,
    useWorkerFetch: false,
  });
};
