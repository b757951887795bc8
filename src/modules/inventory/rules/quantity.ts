/** A quantity without the dust of binary fractions: three decimals. */
export const tidy = (quantity: number): number => Math.round(quantity * 1000) / 1000;
