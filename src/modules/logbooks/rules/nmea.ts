import type { BookValues } from './book.ts';

/** What the instruments said at one moment. */
export type Reading = { at: string; values: BookValues };

const figure = (text: string | undefined, decimals = 1) => {
  if (!text) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? Math.round(value * 10 ** decimals) / 10 ** decimals : undefined;
};

/** "4326.400", "N" as degrees. */
const degrees = (text = '', half = '') => {
  const match = /^(\d{2,3})(\d{2}(?:\.\d+)?)$/.exec(text);
  if (!match) return undefined;
  const value = Number(match[1]) + Number(match[2]) / 60;
  return Number((half === 'S' || half === 'W' ? -value : value).toFixed(6));
};

const position = (words: readonly (string | undefined)[]): BookValues => {
  const [lat, lon] = [degrees(words[0], words[1]), degrees(words[2], words[3])];
  return lat === undefined || lon === undefined ? {} : { position: { lat, lon } };
};

const filled = (values: Record<string, BookValues[string] | undefined>): BookValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

const KNOTS_PER_MS = 1.943844;
const FATHOMS = 1.8288;

/** What each kind of sentence says about the columns of the bridge log. `words` follow the name of the sentence. */
const readers: Readonly<Record<string, (words: readonly string[]) => BookValues>> = {
  RMC: (words) =>
    words[1] === 'A'
      ? filled({ ...position(words.slice(2, 6)), sog: figure(words[6]), cog: figure(words[7]) })
      : {},
  GGA: (words) => (words[5] && words[5] !== '0' ? position(words.slice(1, 5)) : {}),
  GLL: (words) => (words[5] === 'A' ? position(words.slice(0, 4)) : {}),
  VTG: (words) => filled({ cog: figure(words[0]), sog: figure(words[4]) }),
  HDT: (words) => filled({ gyro: figure(words[0]) }),
  VHW: (words) => filled({ logSpeed: figure(words[4]) }),
  DPT: (words) => filled({ depth: figure(words[0]) }),
  DBT: (words) =>
    filled({ depth: figure(words[2]) ?? figure(String(Number(words[4] || Number.NaN) * FATHOMS)) }),
  MTW: (words) => filled({ seaTemp: figure(words[0]) }),
  MWD: (words) =>
    filled({
      windAngle: figure(words[0]),
      windSpeed: figure(words[4], 0) ?? figure(String(Number(words[6] || Number.NaN) * KNOTS_PER_MS), 0),
    }),
  MDA: (words) => filled({ barometer: figure(String(Number(words[2] || Number.NaN) * 1000)) }),
};

/** Whether the two digits after the star are the sum of the sentence; a sentence may have none. */
const isWhole = (sentence: string): boolean => {
  const match = /^[$!]([^*]*)(?:\*([0-9A-F]{2}))?$/i.exec(sentence);
  if (!match) return false;
  const [, body = '', sum] = match;
  let found = 0;
  for (const letter of body) found ^= letter.charCodeAt(0);
  return !sum || Number.parseInt(sum, 16) === found;
};

/** The moment of an RMC sentence: its time and date. */
const momentOf = ([time = '', , , , , , , , date = '']: readonly string[]) => {
  const clock = /^(\d{2})(\d{2})(\d{2})/.exec(time);
  const day = /^(\d{2})(\d{2})(\d{2})$/.exec(date);
  return clock && day
    ? `20${day[3]}-${day[2]}-${day[1]}T${clock[1]}:${clock[2]}:${clock[3]}.000Z`
    : undefined;
};

/**
 * What a recording in NMEA 0183 says, as one reading for each hour: the first of it that has a position. Damaged sentences and those of
 * other kinds are left out. Sentences belong to the last RMC before them, which has the time.
 */
export const readNmea = (text: string): Reading[] => {
  const readings: Reading[] = [];
  for (const line of text.split(/\r?\n/)) {
    const sentence = /[$!].*$/.exec(line.trim())?.[0] ?? '';
    if (!isWhole(sentence)) continue;
    const [head = '', ...words] = sentence.slice(1).split('*')[0]?.split(',') ?? [];
    const kind = head.slice(-3);
    const values = readers[kind]?.(words);
    if (!values) continue;
    const at = kind === 'RMC' ? momentOf(words) : undefined;
    if (at) readings.push({ at, values });
    else {
      const last = readings.at(-1);
      if (last) last.values = { ...values, ...last.values };
    }
  }
  const hours = new Map<string, Reading>();
  for (const reading of readings) {
    const hour = reading.at.slice(0, 13);
    if (reading.values.position && !hours.has(hour)) hours.set(hour, reading);
  }
  return [...hours.values()].toSorted((a, b) => a.at.localeCompare(b.at));
};
