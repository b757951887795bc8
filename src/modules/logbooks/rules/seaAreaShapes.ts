import type { AreaShape } from './areas/area.ts';
import { emissionAreas } from './areas/emissionAreas.ts';
import { specialAreas } from './areas/specialAreas.ts';

/*
 * The boundaries as the annexes, the Polar Code and appendix VII of Annex VI draw them at sea. Between the points of a rule
 * a long edge is drawn on the side that makes the area larger; where many points follow the limit of 200 miles, fewer stand
 * outside of it. Over land they are coarse, and lie inland of every harbour that we know of. Straight lines in degrees stand
 * for rhumb lines and geodesics: docs/decisions/0111 says what that costs.
 */
export const shapes: readonly AreaShape[] = [...specialAreas, ...emissionAreas];
