import { openPdf } from '../../documents/pdfLibrary.ts';
import { PAGE_END } from './words.ts';

/** The most of a text that is kept for the search: about 200 pages. */
const MAX_TEXT = 400_000;

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const pdfText = async (data: Uint8Array): Promise<string> => {
  const task = await openPdf(data);
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
