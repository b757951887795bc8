import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PAGE_END } from './words.ts';

/** The most of a text that is kept for the search: about 200 pages. */
const MAX_TEXT = 400_000;

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Stands in for what pdf.js draws with, which reading text never calls. */
class Nothing {}

const pdfLibrary = async () => {
  // Without them pdf.js looks for a library of drawing and warns.
  Object.assign(globalThis, { DOMMatrix: Nothing, Path2D: Nothing, ImageData: Nothing });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
};

const pdfText = async (data: Uint8Array): Promise<string> => {
  const { getDocument, VerbosityLevel } = await pdfLibrary();
  const require = createRequire(import.meta.url);
  const fonts = pathToFileURL(require.resolve('pdfjs-dist/package.json')).href;
  const task = getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    cMapUrl: new URL('./cmaps/', fonts).pathname,
    standardFontDataUrl: new URL('./standard_fonts/', fonts).pathname,
    useWorkerFetch: false,
  });
  const file = await task.promise;
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= file.numPages && length < MAX_TEXT; number++) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    length += text.length;
    pages.push(text);
    page.cleanup();
  }
  await task.destroy();
  return pages.join(PAGE_END);
};

const sheetText = async (data: Uint8Array): Promise<string> => {
  const { default: readSheets } = await import('read-excel-file/node');
  const sheets = await readSheets(Buffer.from(data));
  return sheets
    .map(({ sheet, data: rows }) =>
      [sheet, ...rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))).join('\t'))].join(
        '\n',
      ),
    )
    .join(PAGE_END);
};

/** The text of a file: PDF, spreadsheet, plain text; '' for a file without. */
export const readText = async (data: Uint8Array, type: string): Promise<string> => {
  const text = await (type === 'application/pdf'
    ? pdfText(data)
    : type === SHEET
      ? sheetText(data)
      : type.startsWith('text/')
        ? new TextDecoder().decode(data)
        : '');
  // What PostgreSQL's text cannot hold.
  return text.slice(0, MAX_TEXT).replaceAll('\u0000', '').toWellFormed();
};
