type Weight = 400 | 600;

/** If nothing can be measured: estimated widths in parts of the font size, larger than in any system font. */
const guess = (code: number) => {
  if (code > 0x2e7f) return 1.05;
  if (code > 0x7e) return 0.95;
  // Capitals and wide characters: % & + < = > @ m w
  if ((code >= 65 && code <= 90) || '%&+<=>@mw'.includes(String.fromCharCode(code))) return 0.95;
  return 0.66;
};

/** The font size for measuring, in px: large enough that rounding to a pixel is negligible. */
const MEASURED_PX = 100;
/** A margin for rounding and kerning. */
const SAFETY_FACTOR = 1.02;

/** The width of each character in parts of the font size, measured once in the font of the page. */
const createRuler = (weight: Weight) => {
  const brush =
    typeof CanvasRenderingContext2D === 'undefined'
      ? null
      : document.createElement('canvas').getContext('2d');
  if (brush) brush.font = `${weight} ${MEASURED_PX}px ${getComputedStyle(document.body).fontFamily}`;
  const known = new Map<number, number>();
  const measure = (code: number) => {
    // All digits are as wide as a zero (look.css: tabular-nums).
    const measured = code >= 48 && code <= 57 ? '0' : String.fromCharCode(code);
    return brush ? (brush.measureText(measured).width / MEASURED_PX) * SAFETY_FACTOR : guess(code);
  };
  return (code: number) => {
    const width = known.get(code) ?? measure(code);
    known.set(code, width);
    return width;
  };
};

const rulers = new Map<string, ReturnType<typeof createRuler>>();

const pageLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang);

/** Each language may have fonts of its own. */
const rulerOf = (weight: Weight) => {
  const key = `${weight} ${pageLanguage()}`;
  const ruler = rulers.get(key) ?? createRuler(weight);
  rulers.set(key, ruler);
  return ruler;
};

/**
 * Whether a text certainly fits into a width: then its cell needs no clipping, which is expensive with hundreds of
 * cells.
 */
export const fitsWidth = (text: string, px: number, fontSize: number, weight: Weight = 400) => {
  const widthOf = rulerOf(weight);
  let left = px / fontSize;
  for (let index = 0; index < text.length; index++) {
    left -= widthOf(text.charCodeAt(index));
    if (left < 0) return false;
  }
  return true;
};

/** The width of a text in px. */
export const textWidth = (text: string, fontSize: number, weight: Weight = 400) => {
  const widthOf = rulerOf(weight);
  let width = 0;
  for (let index = 0; index < text.length; index++) width += widthOf(text.charCodeAt(index));
  return width * fontSize;
};
