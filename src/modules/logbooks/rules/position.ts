import type { Position } from './book.ts';

const part = (value: number, width: number, marks: string, decimals: number) => {
  const unit = 10 ** decimals;
  const minutes = Math.round(Math.abs(value) * 60 * unit);
  const degrees = Math.floor(minutes / (60 * unit));
  const rest = ((minutes - degrees * 60 * unit) / unit).toFixed(decimals);
  return `${String(degrees).padStart(width, '0')}°${rest.padStart(decimals + 3, '0')}′ ${value < 0 ? marks[1] : marks[0]}`;
};

/** "43°26.4′ N 007°13.6′ E": as a chart and a log book write it. */
export const positionText = ({ lat, lon }: Position, decimals = 1): string =>
  `${part(lat, 2, 'NS', decimals)} ${part(lon, 3, 'EW', decimals)}`;

/** Degrees, perhaps minutes, perhaps seconds; before or after them the letter of the half of the world. */
const angle =
  /^([NSEW])?\s*([-+])?(\d+(?:\.\d+)?)(?:[°\s]\s*(\d+(?:\.\d+)?)(?:['\s]\s*(\d+(?:\.\d+)?))?)?[°'"\s]*([NSEW])?$/;

const angleOf = (text: string) => {
  const match = angle.exec(text.trim());
  if (!match) return undefined;
  const [, before = '', sign = '', degrees = '', minutes = '0', seconds = '0', after = ''] = match;
  const half = before || after;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return { value: sign === '-' || half === 'S' || half === 'W' ? -value : value, half };
};

/** The two halves of what was typed. */
const halvesOf = (text: string): string[] => {
  const byMark = text.split(/[,;/]/);
  if (byMark.length === 2) return byMark;
  // A letter begins each half, or ends it.
  const lettered = /^\s*([NS].*?)\s*([EW].*)$/.exec(text) ?? /^(.*?[NS])\s*(.*[EW])\s*$/.exec(text);
  if (lettered) return lettered.slice(1);
  const words = text.trim().split(/\s+/);
  const half = words.length / 2;
  return Number.isInteger(half) ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [];
};

/** A comma between digits is a decimal mark if each half has one, "43,44 7,2267", or a further one parts the halves. */
const withPoints = (text: string) =>
  (text.match(/\d,\d/g)?.length ?? 0) >= 2 ? text.replace(/(\d),(\d)/g, '$1.$2') : text;

/**
 * A position in any usual notation: 43°26.4'N 007°13.6'E, N43 26.4 E7 13.6, 43.44, 7.2267, 43°26'24"N 7°13'36"E. Undefined
 * if it is none.
 */
export const parsePosition = (text: string): Position | undefined => {
  const plain = text
    .toUpperCase()
    .replace(/[º˚]/g, '°')
    .replace(/''|[”“″]/g, '"')
    .replace(/[’´`′]/g, "'");
  const [first = '', second = ''] = halvesOf(withPoints(plain));
  const lat = angleOf(first);
  const lon = angleOf(second);
  if (!lat || !lon || /[EW]/.test(lat.half) || /[NS]/.test(lon.half)) return undefined;
  if (Math.abs(lat.value) > 90 || Math.abs(lon.value) > 180) return undefined;
  return { lat: Number(lat.value.toFixed(6)), lon: Number(lon.value.toFixed(6)) };
};

/** The distance between two positions on a sphere, in nautical miles. */
export const distanceNm = (a: Position, b: Position): number => {
  const rad = Math.PI / 180;
  const dLat = (b.lat - a.lat) * rad;
  const dLon = (b.lon - a.lon) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLon / 2) ** 2;
  return 2 * 3440.065 * Math.asin(Math.min(1, Math.sqrt(h)));
};
