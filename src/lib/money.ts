const known = new Map<string, number>();

const ask = (currency: string): number => {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    );
  } catch {
    return 2;
  }
};

/** The decimals of a currency (ISO 4217): 0 for yen, 2 for most, 3 for some dinars. */
export const decimalsOf = (currency: string): number => {
  const decimals = known.get(currency) ?? ask(currency);
  known.set(currency, decimals);
  return decimals;
};

/** Converts minor units to major ones: 450050 cents to 4500.5. */
export const toMajor = (minor: number | null, currency: string): number | null =>
  minor === null ? null : minor / 10 ** decimalsOf(currency);

/** Converts an amount in major units to minor units, rounded. */
export const toMinor = (major: number | null, currency: string): number | null =>
  major === null ? null : Math.round(major * 10 ** decimalsOf(currency));
