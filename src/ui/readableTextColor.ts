export const darkText = '#15191D';
export const lightText = '#FFFFFF';

/** Whether a colour (#rgb or #rrggbb) is bright: weighted brightness above 130 of 255 (specification, section 9). */
export function isBright(hex: string): boolean {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full.slice(0, 6), 16);
  if (Number.isNaN(value)) return false;
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  return (red * 299 + green * 587 + blue * 114) / 1000 > 130;
}

/** The readable text colour on a background: dark on bright, light otherwise. */
export const readableTextColor = (background: string): string =>
  isBright(background) ? darkText : lightText;
