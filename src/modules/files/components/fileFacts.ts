const MB = 1024 * 1024;

/** A size in the reader's language: "4.2 MB", "812 kB". */
export const showSize = (bytes: number, locale: string): string => {
  const [value, unit] = bytes >= MB ? [bytes / MB, 'megabyte'] : [Math.max(1, bytes / 1024), 'kilobyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value);
};

/** Three or four letters for a kind of file, from its name: "PDF". */
export const kindOf = (name: string): string => (/\.(\w{1,4})$/.exec(name)?.[1] ?? '').toUpperCase();
