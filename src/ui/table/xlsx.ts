import { zip } from '#lib/zip.ts';
import { type CellValue, valueText } from './column.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters that XML cannot hold, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) =>
  text.replace(forbidden, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** "A", "B", … "Z", "AA" for a column from 0. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** Text cells are typed as text, so none is a formula. */
const cell = (value: CellValue, column: number, row: number) => {
  if (value === null || value === undefined || value === '') return '';
  const at = `r="${letters(column)}${row}"`;
  if (typeof value === 'number' && Number.isFinite(value)) return `<c ${at}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c ${at} t="b"><v>${Number(value)}</v></c>`;
  const style = row === 1 ? ' s="1"' : '';
  return `<c ${at} t="inlineStr"${style}><is><t xml:space="preserve">${escaped(valueText(value))}</t></is></c>`;
};

/** A width that shows most texts, between 8 and 60 characters. */
const widthOf = (rows: readonly CellValue[][], column: number) => {
  let most = 8;
  for (const row of rows.slice(0, 500)) most = Math.max(most, valueText(row[column]).length + 2);
  return Math.min(60, most);
};

const sheetXml = (rows: readonly CellValue[][]) => {
  const widths = (rows[0] ?? []).map((_, column) => {
    const number = column + 1;
    return `<col min="${number}" max="${number}" width="${widthOf(rows, column)}" customWidth="1"/>`;
  });
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((value, column) => cell(value, column, index + 1)).join('')}</row>`,
  );
  return [
    `${HEAD}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '',
    `<sheetData>${lines.join('')}</sheetData></worksheet>`,
  ].join('');
};

const styles = `${HEAD}<styleSheet xmlns="${SHEET}">\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

const types = `${HEAD}<Types xmlns="${PACKAGE}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${XLSX}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${XLSX}.worksheet+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${XLSX}.styles+xml"/></Types>`;

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const relations = (...inner: string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inner.join('')}</Relationships>`;

const workbook = `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>\
<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** An XLSX file of any size; its first line is bold and stays in sight. */
export const toXlsx = async (rows: readonly CellValue[][]): Promise<Blob> =>
  new Blob(
    await zip({
      '[Content_Types].xml': types,
      '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': workbook,
      'xl/_rels/workbook.xml.rels': relations(
        relation(1, 'worksheet', 'worksheets/sheet1.xml'),
        relation(2, 'styles', 'styles.xml'),
      ),
      'xl/worksheets/sheet1.xml': sheetXml(rows),
      'xl/styles.xml': styles,
    }),
    { type: `${XLSX}.sheet` },
  );
