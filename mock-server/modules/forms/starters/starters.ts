import { bunkerChecklist, garbageCheck, preDeparture, securityCheck } from './checks.ts';
import { enclosedSpace, hotWork, permitToWork, riskAssessment } from './permits.ts';
import { drillReport, familiarisation, mastersReview, nearMiss } from './reports.ts';
import type { Starter } from './starter.ts';

export type { Starter } from './starter.ts';

/** The ready-made forms: worded for yachts from the ISM Code, SOLAS, MARPOL and the ISPS Code. */
export const starters: readonly Starter[] = [
  permitToWork,
  enclosedSpace,
  hotWork,
  riskAssessment,
  mastersReview,
  drillReport,
  nearMiss,
  familiarisation,
  garbageCheck,
  preDeparture,
  bunkerChecklist,
  securityCheck,
];
