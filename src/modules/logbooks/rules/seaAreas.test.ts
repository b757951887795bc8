import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Annex, SeaArea } from './areas/area.ts';
import { shapes } from './seaAreaShapes.ts';
import { areaRules, areasAlong, areasAt } from './seaAreas.ts';

const NOW = '2026-06-18T12:00:00.000Z';

const places: readonly [name: string, lat: number, lon: number, annex: Annex, areas: SeaArea[]][] = [
  ['Antibes', 43.5, 7.2, 'I', ['mediterranean']],
  ['Antibes', 43.5, 7.2, 'IV', []],
  ['Antibes', 43.5, 7.2, 'V', ['mediterranean']],
  ['Antibes', 43.5, 7.2, 'VI', ['mediterranean']],
  ['off Gibraltar, east', 36, -5, 'V', ['mediterranean']],
  ['off Tarifa, west', 35.95, -5.8, 'V', []],
  ['off Tarifa, west', 35.95, -5.8, 'VI', ['mediterranean']],
  ['off Cadiz', 36.3, -7, 'V', []],
  ['Bay of Biscay', 45, -4, 'I', []],
  ['Venice', 45.43, 12.34, 'V', ['mediterranean']],
  ['Trieste', 45.65, 13.76, 'V', ['mediterranean']],
  ['off Haifa', 32.9, 34.5, 'V', ['mediterranean']],
  ['off Odessa', 46, 31, 'V', ['blackSea']],
  ['Giresun', 40.93, 38.4, 'I', ['blackSea']],
  ['off Gotland', 57.5, 19, 'V', ['baltic']],
  ['off Gotland', 57.5, 19, 'IV', ['baltic']],
  ['Saint Petersburg', 59.93, 30.25, 'V', ['baltic']],
  ['Aalborg', 57.05, 9.95, 'V', ['baltic']],
  ['Skagen, south of the parallel', 57.7, 10.7, 'I', ['baltic']],
  ['Skagerrak', 57.9, 10.7, 'I', ['northWestEurope']],
  ['off Sharm el Sheikh', 27.6, 34.4, 'V', ['redSea']],
  ['Jizan', 16.9, 42.5, 'V', ['redSea']],
  ['Hodeidah', 14.8, 42.92, 'I', ['redSea']],
  ['off Aden', 12.7, 45, 'I', ['aden']],
  ['off Aden', 12.7, 45, 'V', []],
  ['off Dubai', 25.5, 55, 'V', ['gulfs']],
  ['off Salalah', 16.8, 54, 'I', ['oman']],
  ['Dogger Bank', 55, 3, 'V', ['northSea']],
  ['Dogger Bank', 55, 3, 'VI', ['northSea']],
  ['Dogger Bank', 55, 3, 'I', ['northWestEurope']],
  ['Dover Strait', 51, 1.5, 'V', ['northSea']],
  ['Oslo', 59.9, 10.72, 'V', ['northSea']],
  ['Skjolden', 61.48, 7.6, 'V', ['northSea']],
  ['Hamburg', 53.54, 9.95, 'VI', ['northSea']],
  ['Bristol Channel', 51.4, -4, 'V', []],
  ['Bristol Channel', 51.4, -4, 'I', ['northWestEurope']],
  ['off Galway', 53.2, -10.5, 'I', ['northWestEurope']],
  ['Lewis', 58.2, -7, 'V', []],
  ['False Bay', -34.2, 18.6, 'I', ['southAfrica']],
  ['Port Elizabeth', -33.95, 25.7, 'I', ['southAfrica']],
  ['Durban', -29.9, 31.1, 'I', []],
  ['off Antigua', 17, -62.5, 'V', ['caribbean']],
  ['Gulf of Mexico', 25, -90, 'V', ['caribbean']],
  ['Georgetown, Guyana', 6.82, -58.17, 'V', ['caribbean']],
  ['off Panama, Pacific', 7, -80, 'V', []],
  ['Colon', 9.36, -79.9, 'V', ['caribbean']],
  ['Fort Lauderdale', 26.1, -80.1, 'VI', ['northAmerica']],
  ['Nassau', 25.08, -77.35, 'VI', []],
  ['off Newport', 41.3, -71.3, 'VI', ['northAmerica']],
  ['off Halifax', 44.4, -63.5, 'VI', ['northAmerica']],
  ['off St John’s', 47.5, -52.5, 'VI', ['northAmerica']],
  ['Bermuda', 32.3, -64.8, 'VI', []],
  ['San Diego', 32.65, -117.25, 'VI', ['northAmerica']],
  ['Ensenada', 31.85, -116.65, 'VI', []],
  ['Vancouver', 49.3, -123.2, 'VI', ['northAmerica']],
  ['Juneau', 58.3, -134.4, 'VI', ['northAmerica']],
  ['Honolulu', 21.3, -157.9, 'VI', ['northAmerica']],
  ['Charlotte Amalie', 18.33, -64.93, 'VI', ['usCaribbean']],
  ['Road Town', 18.42, -64.6, 'VI', []],
  ['San Juan', 18.47, -66.12, 'VI', ['usCaribbean']],
  ['Deception Island', -62.9, -60.6, 'V', ['antarctic']],
  ['Ushuaia', -54.8, -68.3, 'V', []],
  ['Svalbard', 78.2, 15, 'I', ['arctic']],
  ['Svalbard', 78.2, 15, 'V', ['arctic']],
  ['Nuuk', 64.2, -51.8, 'I', ['arctic']],
  ['Prudhoe Bay', 70.4, -148.5, 'I', ['arctic']],
  ['Reykjavik', 64.15, -22, 'I', []],
  ['Tromsø', 69.65, 19, 'I', []],
  ['Anchorage', 61.2, -150, 'I', []],
  ['Valdez', 61.1, -146.5, 'I', []],
  ['mid-Atlantic', 38, -30, 'V', []],
  ['off Fiji, at 180°', -17, 180, 'V', []],
];

test.each(places)('%s (%d, %d), Annex %s: %j', (_name, lat, lon, annex, areas) => {
  expect(areasAt({ lat, lon }, annex, NOW)).toEqual(areas);
});

describe('areas by day', () => {
  test.each([
    ['mediterranean', 43.5, 7.2, 'VI', '2025-04-30', '2025-05-01'],
    ['norwegianSea', 67, 10, 'VI', '2027-02-28', '2027-03-01'],
    ['canadianArctic', 74, -90, 'VI', '2027-02-28', '2027-03-01'],
    ['redSea', 20, 38.5, 'V', '2024-12-31', '2025-01-01'],
  ] as const)('%s has its rule from its day on', (area, lat, lon, annex, before, from) => {
    expect(areasAt({ lat, lon }, annex, `${before}T23:59:00.000Z`)).toEqual([]);
    expect(areasAt({ lat, lon }, annex, `${from}T00:00:00.000Z`)).toEqual([area]);
  });
});

/** The points by which the rules bound these areas: none of them may lie outside of what is drawn. */
const bounds: readonly [SeaArea, Annex, readonly (readonly [lat: number, lon: number])[]][] = [
  [
    'southAfrica',
    'I',
    [
      [-31.5, 17.2],
      [-32, 17.1],
      [-32.533, 16.867],
      [-34.1, 17.4],
      [-36.967, 20.9],
      [-36, 22.5],
      [-35.233, 22.9],
      [-34.5, 26],
      [-33.8, 27.417],
    ],
  ],
  [
    'oman',
    'I',
    [
      [23.788, 60.595],
      [22.677, 62.421],
      [21.79, 63.37],
      [20.506, 62.873],
      [18.832, 62.049],
      [17.739, 61.092],
      [16.065, 59.537],
      [14.616, 58.17],
      [14.192, 56.896],
      [13.764, 55.909],
      [14.77, 54.143],
      [15.346, 53.639],
    ],
  ],
  [
    'northAmerica',
    'VI',
    [
      [22.542, -153.006],
      [24.358, -155.853],
      [25.523, -159.163],
      [24.265, -162.718],
      [21.608, -163.767],
      [18.653, -161.321],
      [16.429, -157.996],
      [15.626, -155.373],
      [16.774, -152.82],
      [19.578, -151.33],
    ],
  ],
  [
    'caribbean',
    'V',
    [
      [29.99, -77.52],
      [20, -59.05],
      [7.34, -50.1],
    ],
  ],
];

test.each(bounds)('%s (Annex %s) is not drawn smaller than its rule', (area, annex, corners) => {
  for (const [lat, lon] of corners)
    expect(areasAt({ lat, lon }, annex, NOW), `${lat} ${lon}`).toContain(area);
});

/** Degrees of "58 54 01": degrees, minutes and seconds, as appendix VII of Annex VI lists them. */
const degrees = (text: string) =>
  text.split(' ').reduce((sum, part, index) => sum + Number(part) / 60 ** index, 0);

/** North latitude and west longitude of the limit of 200 miles (MEPC.190(60)): Labrador to Nova Scotia, then California to Kodiak. */
const northAmerica = `
  58 54 01,55 38 05 57 50 52,55 03 47 57 35 13,54 00 59 57 14 20,53 07 58 56 48 09,52 23 29 56 18 13,51 49 42
  54 23 21,50 17 44 53 44 54,50 07 17 53 04 59,50 10 05 51 34 20,48 52 45 50 40 15,48 16 04 49 24 03,48 09 35
  47 24 25,47 46 56 45 19 45,48 43 28 43 53 15,50 34 01 43 19 50,53 20 13 42 40 12,55 31 44 41 20 21,57 05 13
  40 41 38,59 05 18 41 04 52,62 17 49 40 17 32,64 08 37 32 37 38,117 49 34 31 07 59,118 36 21 30 33 25,121 47 29
  31 46 11,123 17 22 33 40 12,124 27 15 35 43 60,126 18 53 37 01 35,127 07 18 38 25 08,127 52 60 40 18 47,128 45 46
  42 12 49,129 00 38 43 26 22,129 01 26 48 57 47,133 14 47 50 01 52,135 19 01 52 45 12,138 20 14 54 13 45,139 32 38
  55 20 18,140 55 45 56 28 32,142 17 19 56 37 19,142 48 57 58 51 04,153 15 03`;

test('the North American area holds every point that appendix VII lists', () => {
  const points = [...northAmerica.matchAll(/(\d+ \d+ \d+),(\d+ \d+ \d+)/g)];
  expect(points).toHaveLength(40);
  for (const [point, lat = '', lon = ''] of points)
    expect(areasAt({ lat: degrees(lat), lon: -degrees(lon) }, 'VI', NOW), point).toEqual(['northAmerica']);
});

type Side = readonly [lat: number, lon: number];
const limits: readonly [name: string, area: SeaArea, annex: Annex, inside: Side, outside: Side][] = [
  ['5° 36′ W in the Strait of Gibraltar', 'mediterranean', 'I', [36, -5.58], [36, -5.62]],
  ['from Trafalgar to Spartel', 'mediterranean', 'VI', [36, -5.96], [36, -6]],
  ['41° N in the Sea of Marmara', 'blackSea', 'I', [41.02, 28.3], [40.98, 28.3]],
  ['the parallel of the Skaw', 'baltic', 'VI', [57.74, 11], [57.76, 11]],
  ['the parallel of the Skaw, from the north', 'northSea', 'VI', [57.76, 11], [57.74, 11]],
  ['4° W north of Scotland', 'northSea', 'V', [59, -3.98], [59, -4.02]],
  ['5° W in the Channel', 'northSea', 'V', [49.5, -4.98], [49.5, -5.02]],
  ['62° N', 'northSea', 'VI', [61.98, 3], [62.02, 3]],
  ['62° N, from the north', 'norwegianSea', 'VI', [62.02, 3], [61.98, 3]],
  ['the border with Russia', 'norwegianSea', 'VI', [73, 35.9], [73, 36.9]],
  ['Bab el Mandeb', 'redSea', 'V', [12.7, 43.3], [12.4, 43.5]],
  ['Bab el Mandeb, from the south', 'aden', 'I', [12.4, 43.5], [12.7, 43.3]],
  ['Ras al Hadd to Ras al Fasteh', 'gulfs', 'V', [24, 60.7], [24, 60.8]],
  ['12° W off Ireland', 'northWestEurope', 'I', [53, -11.98], [53, -12.02]],
  ['off the Agulhas Bank', 'southAfrica', 'I', [-36.9, 20.9], [-37.1, 20.9]],
  ['30° N off Florida', 'caribbean', 'V', [29.98, -79], [30.02, -79]],
  ['8° N 50.6° W, to 7° 20′ N 50° W', 'caribbean', 'V', [8, -50.6], [8, -50.3]],
  ['137° W in the Beaufort Sea', 'canadianArctic', 'VI', [70.5, -136.9], [70.5, -137.1]],
  ['60° N off Labrador', 'northAmerica', 'VI', [59.9, -60], [60.1, -60]],
  ['60° N off Labrador, from the north', 'canadianArctic', 'VI', [60.1, -60], [59.9, -60]],
  ['200 miles off California', 'northAmerica', 'VI', [40.31, -128.76], [40.31, -129.2]],
  ['between Saint Croix and Anegada', 'usCaribbean', 'VI', [17.7, -64.5], [18.6, -64.3]],
  ['58° N 42° W, to 60° N', 'arctic', 'I', [58.5, -43], [58.5, -50]],
  ['67° 03.9′ N 26° 33.4′ W, to Jan Mayen', 'arctic', 'I', [69, -18], [68.6, -16]],
  ['Bear Island to Kanin Nos', 'arctic', 'V', [71.5, 32], [70.5, 32]],
];

test.each(limits)('%s: %s (Annex %s) ends between %j and %j', (_name, area, annex, inside, outside) => {
  const holds = ([lat, lon]: Side) => areasAt({ lat, lon }, annex, '2027-06-18').includes(area);
  expect([holds(inside), holds(outside)]).toEqual([true, false]);
});

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const annexes = fc.constantFrom<Annex>('I', 'IV', 'V', 'VI');

test('every position south of 60° S is in the Antarctic area, and none north of it', () => {
  fc.assert(
    fc.property(position, (here) => {
      expect(areasAt(here, 'I', NOW).includes('antarctic')).toBe(here.lat < -60);
    }),
  );
});

test('a track touches at least what its ends lie in', () => {
  fc.assert(
    fc.property(position, position, annexes, (from, to, annex) => {
      const along = areasAlong([from, to], annex, NOW);
      for (const end of [from, to])
        for (const area of areasAt(end, annex, NOW)) expect(along).toContain(area);
    }),
  );
});

test('no area is named twice, though several of its shapes may hold a position', () => {
  fc.assert(
    fc.property(position, annexes, (here, annex) => {
      const areas = areasAt(here, annex, NOW);
      expect(new Set(areas).size).toBe(areas.length);
    }),
  );
});

test('every shape closes over at least three corners, and each annex knows its own', () => {
  for (const { area, corners } of shapes) expect(corners.length, area).toBeGreaterThan(2);
  const of = (annex: Annex) => [
    ...new Set(shapes.filter(({ annexes }) => annexes.includes(annex)).map(({ area }) => area)),
  ];
  expect(of('IV')).toEqual(['baltic']);
  expect(of('I')).toHaveLength(11);
  expect(of('V')).toHaveLength(9);
  expect(of('VI')).toHaveLength(7);
});

test('the rule is cited where it stands', () => {
  const ruleAt = (lat: number, lon: number, matter: Parameters<typeof areaRules>[1]) =>
    areaRules([{ lat, lon }], matter, NOW);
  expect(ruleAt(43.5, 7.2, 'garbage')).toEqual([{ area: 'mediterranean', rule: 'MARPOL V/6' }]);
  expect(ruleAt(43.5, 7.2, 'cargo')).toEqual([{ area: 'mediterranean', rule: 'MARPOL I/34.3' }]);
  expect(ruleAt(-62, 0, 'machinery')).toEqual([{ area: 'antarctic', rule: 'MARPOL I/15.4' }]);
  expect(ruleAt(78, 10, 'garbage')).toEqual([{ area: 'arctic', rule: 'Polar Code II-A/5.2' }]);
  expect(ruleAt(57.5, 19, 'sewage')).toEqual([{ area: 'baltic', rule: 'MARPOL IV/11.3' }]);
});
