/** The pages of a plain document: each line a paragraph; `# ` before a heading. */
type Pages = readonly (readonly string[])[];

const WIDTH = 595;
const HEIGHT = 842;
const LEFT = 60;
const LINE = 15;

/** Text as a PDF string in the encoding of Western languages. */
const quoted = (text: string) =>
  `(${text
    .replaceAll(/[\\()]/g, '\\$&')
    .replaceAll('’', "'")
    .replaceAll('–', '-')})`;

/** Cuts a paragraph into lines of the page's width, about 88 letters of Helvetica in 10.5 points. */
const wrapped = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 88) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const contentOf = (title: string, foot: string, lines: readonly string[]) => {
  const parts = [
    '0.8 w 60 780 m 535 780 l S 60 52 m 535 52 l S',
    `BT /B 9 Tf ${LEFT} 788 Td ${quoted(title)} Tj ET`,
    `BT /R 8 Tf ${LEFT} 38 Td ${quoted(foot)} Tj ET`,
  ];
  let y = 750;
  for (const line of lines) {
    const heading = line.startsWith('# ');
    for (const part of wrapped(heading ? line.slice(2) : line)) {
      parts.push(`BT /${heading ? 'B 14' : 'R 10.5'} Tf ${LEFT} ${y} Td ${quoted(part)} Tj ET`);
      y -= heading ? 22 : LINE;
    }
    y -= 5;
  }
  return parts.join('\n');
};

/** A small PDF file of plain text, for the demo's papers. */
export const plainPdf = (title: string, pages: Pages): Uint8Array => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = contentOf(title, `Page ${index + 1} of ${pages.length}`, lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(body + end, 'latin1'));
};
