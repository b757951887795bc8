import type { Contract } from '#lib/endpoint.ts';
import { auth } from '#modules/auth/contract.ts';
import { copies, equipment, readings } from '#modules/equipment/contract.ts';
import { files } from '#modules/files/contract.ts';
import { history } from '#modules/history/contract.ts';
import { imports } from '#modules/imports/contract.ts';
import { notices } from '#modules/notices/contract.ts';
import { savedviews } from '#modules/savedviews/contract.ts';
import { workingSet } from '#modules/sync/contract/cost.ts';
import { sync } from '#modules/sync/contract.ts';
import { themes } from '#modules/theme/contract.ts';
import { vessel } from '#modules/vessel/contract.ts';
import { jobDeeds, jobPapers, jobReads } from '#modules/worklist/contract/calls.ts';
import { worklist } from '#modules/worklist/contract.ts';

/** Every contract of the product: what is published, and what the tests walk through. */
export const contracts: Record<string, Contract> = {
  auth,
  themes,
  notices,
  vessel,
  equipment: equipment.calls,
  readings,
  copies,
  worklist: worklist.calls,
  jobDeeds,
  jobReads,
  jobPapers,
  history,
  files,
  imports,
  savedviews,
  sync,
  workingSet,
};
