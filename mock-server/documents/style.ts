import type { CustomTableLayout } from 'pdfmake/interfaces';

/** Converts millimetres to points, the unit of PDF. */
export const mm = (length: number) => (length * 72) / 25.4;

/** The light theme of the screen (look.md, section 1), on white paper. */
export const color = {
  ink: '#15191D',
  ink2: '#4A535C',
  ink3: '#5F6973',
  line: '#D5D9DD',
  lineStrong: '#7E8790',
  critical: '#9A1768',
  overdue: '#B3261E',
} as const;

/** Font sizes in points; weights are regular and, as `bold`, semibold. */
export const size = { label: 8, small: 9, body: 10, h2: 11.5, h1: 18 } as const;

/** Side margins, and the height of the running header and the footer. */
export const margin = { side: mm(14), top: mm(21), bottom: mm(18) } as const;

export const hairline = 0.5;

/** Width of the printed area of a page, in points. */
export const contentWidth = (landscape: boolean) => (landscape ? 841.89 : 595.28) - 2 * margin.side;

/** Hairlines between rows, none between columns; a stronger line below `heads` header rows. */
export const ruled = (heads = 0, pad = 4): CustomTableLayout => ({
  hLineWidth: (row) => (row === 0 && heads > 0 ? 0 : hairline),
  vLineWidth: () => 0,
  hLineColor: (row) => (heads > 0 && row === heads ? color.lineStrong : color.line),
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: () => 6,
  paddingTop: () => pad,
  paddingBottom: () => pad,
});
