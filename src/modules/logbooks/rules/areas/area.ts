/** The annexes of MARPOL that know areas with stricter rules: oil, sewage, garbage, air. */
export type Annex = 'I' | 'IV' | 'V' | 'VI';

export const seaAreas = [
  'mediterranean',
  'baltic',
  'blackSea',
  'redSea',
  'gulfs',
  'aden',
  'oman',
  'antarctic',
  'arctic',
  'northWestEurope',
  'southAfrica',
  'northSea',
  'caribbean',
  'northAmerica',
  'usCaribbean',
  'canadianArctic',
  'norwegianSea',
] as const;
export type SeaArea = (typeof seaAreas)[number];

export type Corner = readonly [lat: number, lon: number];

/** A part of the sea in which the rules of these annexes are stricter; its corners in degrees, in their order. */
export type AreaShape = {
  area: SeaArea;
  annexes: readonly Annex[];
  /** The day from which its rule holds. */
  from?: string;
  corners: readonly Corner[];
};
