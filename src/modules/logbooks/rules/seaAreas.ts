import type { Annex, Corner, SeaArea } from './areas/area.ts';
import type { Position } from './book.ts';
import { shapes } from './seaAreaShapes.ts';

/** Whether a point lies inside: an odd number of edges lies east of it on its parallel. */
const holds = (corners: readonly Corner[], { lat, lon }: Position): boolean => {
  let inside = false;
  for (const [index, [lat1, lon1]] of corners.entries()) {
    const [lat2, lon2] = corners[(index + 1) % corners.length] ?? [lat1, lon1];
    if (lat1 > lat !== lat2 > lat && lon < ((lon2 - lon1) * (lat - lat1)) / (lat2 - lat1) + lon1)
      inside = !inside;
  }
  return inside;
};

/** The areas of an annex that hold a position on the day of an instant, each named once. */
export const areasAt = (position: Position, annex: Annex, at: string): SeaArea[] => [
  ...new Set(
    shapes
      .filter(
        ({ annexes, from = '', corners }) =>
          annexes.includes(annex) && at.slice(0, 10) >= from && holds(corners, position),
      )
      .map(({ area }) => area),
  ),
];

/** The points of a track that are looked at: an area may lie between its two ends. */
const STEPS = 20;

/** The areas that the straight track between positions touches; one that crosses 180° is judged by its ends. */
export const areasAlong = (track: readonly Position[], annex: Annex, at: string): SeaArea[] => {
  const points = track.flatMap((here, index) => {
    const next = track[index + 1];
    if (!next || Math.abs(next.lon - here.lon) > 180) return [here];
    return Array.from({ length: STEPS }, (_, step) => ({
      lat: here.lat + ((next.lat - here.lat) * step) / STEPS,
      lon: here.lon + ((next.lon - here.lon) * step) / STEPS,
    }));
  });
  return [...new Set(points.flatMap((point) => areasAt(point, annex, at)))];
};

/** What the rule of an area is about. */
type AreaMatter = 'machinery' | 'cargo' | 'sewage' | 'garbage' | 'fuel';

const annexOf: Readonly<Record<AreaMatter, Annex>> = {
  machinery: 'I',
  cargo: 'I',
  sewage: 'IV',
  garbage: 'V',
  fuel: 'VI',
};
const rules: Readonly<Record<AreaMatter, string>> = {
  machinery: 'MARPOL I/15.3',
  cargo: 'MARPOL I/34.3',
  sewage: 'MARPOL IV/11.3',
  garbage: 'MARPOL V/6',
  fuel: 'MARPOL VI/14.4',
};
const polarRules: Readonly<Partial<Record<`${SeaArea} ${AreaMatter}`, string>>> = {
  'antarctic machinery': 'MARPOL I/15.4',
  'arctic machinery': 'Polar Code II-A/1.1.1',
  'arctic cargo': 'Polar Code II-A/1.1.1',
  'arctic garbage': 'Polar Code II-A/5.2',
};

/** An area with the rule that holds in it, cited as on board. */
type AreaRule = { area: SeaArea; rule: string };

/** The areas that a track touches, and the rule of each for a matter. */
export const areaRules = (track: readonly Position[], matter: AreaMatter, at: string): AreaRule[] =>
  areasAlong(track, annexOf[matter], at).map((area) => ({
    area,
    rule: polarRules[`${area} ${matter}`] ?? rules[matter],
  }));
