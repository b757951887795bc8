/** Width of a text in ems. */
type Measure = (text: string) => number;

const ELLIPSIS = '…';

/** As much of a text as fits, with an ellipsis if something is left out. */
const cut = (text: string, most: number, width: Measure): string => {
  if (width(text) <= most) return text;
  const letters = [...text];
  let kept = letters.length;
  while (kept > 0 && width(letters.slice(0, kept).join('').trimEnd() + ELLIPSIS) > most) kept -= 1;
  return letters.slice(0, kept).join('').trimEnd() + ELLIPSIS;
};

/** The longest beginning that fits: whole words, or letters of a word that is too long, or of a script without spaces. */
const firstLine = (text: string, most: number, width: Measure): string => {
  const words = text.split(/(?<=\s)/);
  let line = '';
  for (const word of words) {
    if (width((line + word).trimEnd()) > most) break;
    line += word;
  }
  if (line !== '') return line;
  const letters = [...text];
  let kept = letters.length;
  while (kept > 1 && width(letters.slice(0, kept).join('')) > most) kept -= 1;
  return letters.slice(0, kept).join('');
};

/** Breaks a text into at most `lines` lines that are at most `most` ems wide; the last ends with an ellipsis if need be. */
export const fitText = (text: string, most: number, lines: number, width: Measure): string[] => {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole === '') return [];
  if (lines <= 1) return [cut(whole, most, width)];
  const line = firstLine(whole, most, width);
  return [line.trimEnd(), ...fitText(whole.slice(line.length), most, lines - 1, width)];
};
