const toNumber = (text: string) => {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError(`${text} is too large for a number`);
  return number;
};

const toISO = (text: string) => {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
};

const asText = (text: string) => text;

/**
 * Parsers of values by PostgreSQL type number, so that both drivers return the same: `int8` and `numeric` as numbers,
 * `timestamptz` as ISO text in UTC, `date` and `timestamp` as unchanged text, JSON parsed.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  20: toNumber,
  1700: toNumber,
  1184: toISO,
  1114: asText,
  1082: asText,
  114: JSON.parse,
  3802: JSON.parse,
};
