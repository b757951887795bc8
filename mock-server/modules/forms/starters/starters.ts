import { bunkerChecklist, securityCheck } from './bunkerAndSecurity.ts';
import { garbageCheck, preDeparture } from './checks.ts';
import { enclosedSpace, hotWork } from './permits.ts';
import { permitToWork } from './permitToWork.ts';
import { drillReport, nearMiss } from './reports.ts';
import { familiarisation, mastersReview } from './reviews.ts';
import { riskAssessment } from './riskAssessment.ts';
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
