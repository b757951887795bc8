import type { Position } from './book.ts';

/** Special areas of MARPOL Annex V. */
export type SeaArea =
  | 'mediterranean'
  | 'baltic'
  | 'blackSea'
  | 'redSea'
  | 'gulfs'
  | 'northSea'
  | 'caribbean'
  | 'antarctic';

type Corner = readonly [lat: number, lon: number];

/**
 * The areas' boundaries at sea as Annex V draws them; over land they are coarse, because no ship is there. The first one
 * that holds a position counts.
 */
const shapes: readonly [SeaArea, readonly Corner[]][] = [
  // North of 41° N in the straits.
  [
    'blackSea',
    [
      [41, 26.9],
      [41, 42.5],
      [47.8, 42.5],
      [47.8, 27.3],
      [42.5, 27],
    ],
  ],
  [
    'mediterranean',
    [
      [35, -5.6],
      [37, -5.6],
      [43, -0.5],
      [44.2, 3],
      [46.2, 12],
      [45.9, 14.2],
      [41, 26.9],
      [41, 30],
      [37.2, 37],
      [31, 35],
      [29.8, 31],
      [29.8, 18],
      [33, 9],
      [34.8, -2],
    ],
  ],
  // South of the parallel of the Skaw, 57° 44.8' N.
  [
    'baltic',
    [
      [57.75, 10.4],
      [57.75, 12.4],
      [60, 15],
      [66.2, 20],
      [66.2, 26],
      [60.9, 31],
      [53, 25],
      [53, 13],
      [53.6, 9.6],
      [55.5, 9],
    ],
  ],
  [
    'redSea',
    [
      [30.2, 32],
      [29.8, 35.3],
      [20, 41],
      [12.67, 43.5],
      [12.47, 43.32],
      [14, 39.3],
      [22, 35.8],
      [27, 33],
    ],
  ],
  [
    'gulfs',
    [
      [22.5, 59.8],
      [25.07, 61.42],
      [28, 58],
      [31, 48],
      [29, 47],
      [24, 50],
      [22.8, 57],
    ],
  ],
  [
    'northSea',
    [
      [48.5, -5],
      [48.5, 0],
      [50.5, 3.5],
      [53.3, 9.3],
      [56.5, 9.9],
      [57.75, 10.6],
      [57.75, 12.2],
      [59.5, 11.2],
      [62, 6],
      [62, -4],
      [58.5, -4],
      [55, -1.8],
      [51.4, 0.5],
      [50.5, -4.2],
    ],
  ],
  [
    'caribbean',
    [
      [30, -82],
      [30, -77.5],
      [20, -59],
      [7.33, -50],
      [4, -51.6],
      [9, -61],
      [7, -77.5],
      [9.3, -80],
      [8.8, -83],
      [16, -92],
      [18, -96],
      [31, -98],
      [31, -84],
    ],
  ],
];

const holds = (corners: readonly Corner[], { lat, lon }: Position): boolean => {
  let inside = false;
  for (const [index, [lat1, lon1]] of corners.entries()) {
    const [lat2, lon2] = corners[(index + 1) % corners.length] ?? [lat1, lon1];
    if (lat1 > lat !== lat2 > lat && lon < ((lon2 - lon1) * (lat - lat1)) / (lat2 - lat1) + lon1)
      inside = !inside;
  }
  return inside;
};

const SOUTHERN_LIMIT = -60;

/** The special area that a position lies in; undefined for none. */
export const seaAreaOf = (position: Position): SeaArea | undefined =>
  position.lat < SOUTHERN_LIMIT ? 'antarctic' : shapes.find(([, corners]) => holds(corners, position))?.[0];
