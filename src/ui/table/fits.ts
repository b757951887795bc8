/** Widths of characters in parts of the font size, on the safe side of every system font. */
const widthOf = (code: number) => {
  if (code > 0x2e7f) return 1.05;
  if (code > 0x7e) return 0.95;
  // Capitals and the wide ones: % & + < = > @ m w
  if ((code >= 65 && code <= 90) || '%&+<=>@mw'.includes(String.fromCharCode(code))) return 0.95;
  return 0.66;
};

/** Whether a text surely fits into a width: then its cell needs no clipping, which is dear with hundreds of cells. */
export const surelyFits = (text: string, px: number, fontSize: number) => {
  let left = px / fontSize;
  for (let index = 0; index < text.length; index++) {
    left -= widthOf(text.charCodeAt(index));
    if (left < 0) return false;
  }
  return true;
};
