import type { Flag } from '#modules/auth/contract.ts';
import {
  type Profile,
  payFields,
  personalFields,
  profiles,
  serviceFields,
} from '#modules/profile/contract.ts';
import { allows } from '../../auth/access.ts';
import { canAccessBoat, type Viewer } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import type { Services } from '../../services.ts';
import { gone } from '../../store/newer.ts';
import { showPicture } from '../../store/pictures.ts';
import { lockRow, type Row } from '../../store/records.ts';

type ProfileOwner = { userID: string; boatID: string };

/** Whether the caller holds a flag for a person's boat and is not blocked by EXPIRED. */
export const holdsFor = (viewer: Viewer, flag: Flag, boatID: string): boolean =>
  allows(viewer, { flag }) && canAccessBoat(viewer, boatID);

/** Whether a profile is the caller's own, or of a boat profile crew they manage. */
const maySee = (viewer: Viewer, { userID, boatID }: ProfileOwner): boolean =>
  userID === viewer._id || holdsFor(viewer, 'employees', boatID);

/** Fails if the caller may not see a person's documents; a missing person gives 404. */
export const checkSees = (viewer: Viewer, profile: ProfileOwner | undefined): void => {
  if (!profile) throw fail(404, 'notFound');
  if (!maySee(viewer, profile))
    throw fail(403, canAccessBoat(viewer, profile.boatID) ? 'notAllowed' : 'notYourBoat');
};

/** The locked profile if the caller may see it; otherwise fails with 404 or 403. */
export const lockProfile = async (
  { db, viewer }: Pick<Call, 'db' | 'viewer'>,
  id: string,
): Promise<Row<Profile>> => {
  const row = await lockRow<Profile>(db, profiles, id);
  if (!row)
    throw allows(viewer, { flag: 'employees' }) ? await gone(db, profiles.name, id) : fail(404, 'notFound');
  checkSees(viewer, row.data);
  return row;
};

const keysOf = (fields: { shape: object }) => new Set(Object.keys(fields.shape));
const personal = keysOf(personalFields);
const service = keysOf(serviceFields);
const pay = keysOf(payFields);
const payEmpty = payFields.parse({});

/** Names of fields that only their owner and users with the accounting flag see. */
export const payNames: readonly string[] = [...pay];

/** Whether the caller sees a person's pay. */
const seesPay = (viewer: Viewer, { userID, boatID }: ProfileOwner) =>
  userID === viewer._id || holdsFor(viewer, 'accounting', boatID);

/**
 * Fails for fields that the caller may not change: pay without accounting, service fields without the employees flag or
 * of oneself.
 */
export const checkFields = (viewer: Viewer, profile: ProfileOwner, fields: object): void => {
  const own = profile.userID === viewer._id;
  const canManageCrew = holdsFor(viewer, 'employees', profile.boatID);
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const allowed = pay.has(key)
      ? holdsFor(viewer, 'accounting', profile.boatID) && (!own || viewer.superadmin)
      : service.has(key)
        ? canManageCrew && (!own || viewer.superadmin)
        : personal.has(key);
    if (!allowed) throw fail(403, own ? 'notYourself' : 'notAllowed', {}, key);
  }
};

/** A profile as the caller may see it: working links to pictures, pay only for those who may see it. */
export const showProfile = (
  { viewer, services }: { viewer: Viewer; services: Services },
  profile: Profile,
): Profile => ({
  ...profile,
  ...(seesPay(viewer, profile) ? {} : payEmpty),
  profilePhoto: showPicture(services, profile.profilePhoto),
  signature: { ...profile.signature, url: showPicture(services, profile.signature.url) },
});
