import { readFile } from 'node:fs/promises';
import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';

/** Noto Sans for Latin, Greek and Cyrillic; for Japanese; for simplified Chinese. */
export type Face = 'latin' | 'japanese' | 'chinese';

/** A piece of text whose letters are all in one font. */
export type Run = { text: string; font: Face };

/** The files of weights 400 and 600 in the packages. */
const files: Record<Face, { normal: () => string; bold: () => string }> = {
  latin: {
    normal: () => import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: () => import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  },
  japanese: {
    normal: () => import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    bold: () => import.meta.resolve('@expo-google-fonts/noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf'),
  },
  chinese: {
    normal: () => import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: () => import.meta.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
  },
};

/** pdfmake, loaded for the first document. It may neither open local files nor fetch URLs. */
export const pdfmaker = async () => {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  return pdfmake;
};

type Loaded = {
  face: Face;
  has: (codePoint: number) => boolean;
  /** Width of a text in the bolder weight, in ems. */
  width: (text: string) => number;
};
const loaded = new Map<Face, Promise<Loaded>>();

const open = async (face: Face): Promise<Loaded> => {
  const [pdfmake, fontkit, normal, bold] = await Promise.all([
    pdfmaker(),
    import('fontkit'),
    readFile(new URL(files[face].normal())),
    readFile(new URL(files[face].bold())),
  ]);
  pdfmake.virtualfs.writeFileSync(`${face}-normal`, normal);
  pdfmake.virtualfs.writeFileSync(`${face}-bold`, bold);
  pdfmake.addFonts({ [face]: { normal: `${face}-normal`, bold: `${face}-bold` } });
  const font = fontkit.create(normal);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`The font of ${face} is a collection`);
  const strong = fontkit.create(bold);
  if (!('hasGlyphForCodePoint' in strong)) throw new Error(`The bold font of ${face} is a collection`);
  return {
    face,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    width: (text) => strong.layout(text).advanceWidth / strong.unitsPerEm,
  };
};

/** A font, read once per process (1 MB for Latin, 11 MB for Japanese, 21 MB for Chinese). */
const load = (face: Face) => {
  const there = loaded.get(face) ?? open(face);
  loaded.set(face, there);
  // A failure is not cached: the next document tries again.
  there.catch(() => loaded.delete(face));
  return there;
};

/** The order in which fonts are tried for a letter. The same Han character looks different in Japan and in China. */
const orderFor = (language: DocumentLanguage, text: string): Face[] => {
  if (language === 'ja') return ['japanese', 'latin', 'chinese'];
  if (language === 'zh') return ['chinese', 'latin', 'japanese'];
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? ['latin', 'japanese', 'chinese']
    : ['latin', 'chinese', 'japanese'];
};

/** Characters that no font needs: controls, joiners, soft hyphens, variation selectors. */
const invisible =
  /(?![\n\t])\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Variation_Selector}/gu;
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[\u2000-\u200a\u205f]/g, ' ')
    .replace(invisible, '');

/** Replacements for characters that none of the fonts has. */
const substitutes = new Map([
  ['⌀', 'Ø'],
  ['☐', '□'],
  ['☑', '✓'],
  ['✔', '✓'],
]);
const substitute = (sign: string) => substitutes.get(sign) ?? '?';

/** Words of an alphabet, which stay in one font; every other character is a piece of its own. */
const pieces = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}]+|[\s\S]/gu;
const western = /[\p{Script=Greek}\p{Script=Cyrillic}]{2}/u;

const codes = (text: string) => [...text].map((sign) => sign.codePointAt(0) ?? 0);

/**
 * Loads only the fonts that a text in a language needs, and returns a function that splits any part of that text into
 * runs of one font. A character that no font has becomes a question mark, never an empty box.
 */
export const fontsFor = async (language: DocumentLanguage, text: string) => {
  const order = orderFor(language, text);
  const fonts: Loaded[] = [];
  const all = clean(text);
  let missing = [...new Set(codes(all))].filter((code) => code !== 10);
  for (const face of order) {
    const isNeeded = fonts.length === 0 || missing.length > 0 || (face === 'latin' && western.test(all));
    if (!isNeeded) continue;
    const font = await load(face);
    fonts.push(font);
    missing = missing.filter((code) => !font.has(code));
  }
  const lost = new Set(missing);
  const primary = order[0] ?? 'latin';
  const latinFirst = [...fonts].sort((a, b) => Number(b.face === 'latin') - Number(a.face === 'latin'));

  const faceOf = (piece: string): Face | undefined => {
    const codePoints = codes(piece);
    // East Asian fonts draw Greek and Cyrillic as wide as a Han character: right for a unit, wrong for a word.
    const choice = western.test(piece) ? latinFirst : fonts;
    return choice.find((font) => codePoints.every((code) => font.has(code)))?.face;
  };

  const runs = (given: string): Run[] => {
    const answer: Run[] = [];
    const add = (piece: string, face: Face) => {
      const last = answer.at(-1);
      if (last?.font === face) last.text += piece;
      else answer.push({ text: piece, font: face });
    };
    const whole = [...clean(given)]
      .map((sign) => (lost.has(sign.codePointAt(0) ?? 0) && sign !== '\n' ? substitute(sign) : sign))
      .join('');
    for (const [piece] of whole.matchAll(pieces)) {
      const face = piece === '\n' || piece === ' ' ? (answer.at(-1)?.font ?? primary) : faceOf(piece);
      if (face) add(piece, face);
      else for (const sign of piece) add(sign, faceOf(sign) ?? primary);
    }
    return answer;
  };
  /** Width of a text as if it were bold, in ems: the regular weight is narrower. */
  const width = (text: string) =>
    runs(text).reduce(
      (sum, run) => sum + (fonts.find(({ face }) => face === run.font)?.width(run.text) ?? 0),
      0,
    );
  return { primary, runs, width };
};
