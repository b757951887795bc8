import type { Contract } from '#lib/endpoint.ts';
import { sessions } from '#modules/account/contract.ts';
import { auth } from '#modules/auth/contract.ts';
import { certificateReads, certificates } from '#modules/certificates/contract.ts';
import { crewMails } from '#modules/crewemail/contract.ts';
import { falPapers } from '#modules/crewlist/contract.ts';
import { copies, equipment, readings } from '#modules/equipment/contract.ts';
import { files } from '#modules/files/contract.ts';
import { guests } from '#modules/guests/contract.ts';
import { history } from '#modules/history/contract.ts';
import { imports } from '#modules/imports/contract.ts';
import { managements } from '#modules/management/contract.ts';
import { notices } from '#modules/notices/contract.ts';
import { profileDeeds, profileReads } from '#modules/profile/contract/calls.ts';
import { profiles } from '#modules/profile/contract.ts';
import { savedviews } from '#modules/savedviews/contract.ts';
import { shipyardUsers } from '#modules/shipyard/contract.ts';
import { boats, presets } from '#modules/superadmin/contract.ts';
import { workingSet } from '#modules/sync/contract/cost.ts';
import { sync } from '#modules/sync/contract.ts';
import { teams } from '#modules/teams/contract.ts';
import { themes } from '#modules/theme/contract.ts';
import { users } from '#modules/users/contract.ts';
import { vessel } from '#modules/vessel/contract.ts';
import { jobDeeds, jobPapers, jobReads } from '#modules/worklist/contract/calls.ts';
import { worklist } from '#modules/worklist/contract.ts';

/** Every contract of the product: what is published, and what the tests walk through. */
export const contracts: Record<string, Contract> = {
  auth,
  themes,
  notices,
  vessel,
  sessions,
  users,
  shipyardUsers,
  profiles: profiles.calls,
  profileReads,
  profileDeeds,
  certificates: certificates.calls,
  certificateReads,
  guests: guests.calls,
  teams: teams.calls,
  crewMails,
  falPapers,
  managements,
  boats,
  presets,
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
