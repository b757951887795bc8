import type { Access } from '#lib/endpoint.ts';
import { isOutside } from '#modules/users/rules.ts';
import { fail } from '../http/apiError.ts';
import type { MessageKey } from '../messages/en.ts';
import { canAccessBoat, type Viewer } from './viewer.ts';

/**
 * The caller needs a flag of the call, and a boat that is not EXPIRED, except for superadmins and their own account.
 */
const objection = (viewer: Viewer, access: Access): MessageKey | undefined => {
  if (access === 'public' || access === 'own') return undefined;
  if (viewer.changePassword) return 'changePasswordFirst';
  if (viewer.expired) return 'boatExpired';
  if (access === 'member' || viewer.superadmin) return undefined;
  if (access === 'crew') return isOutside(viewer.role) ? 'notAllowed' : undefined;
  const requiredFlags: readonly string[] = typeof access.flag === 'string' ? [access.flag] : access.flag;
  return [...viewer.flags].some((flag) => requiredFlags.includes(flag)) ? undefined : 'notAllowed';
};

/** Whether a user has this access, regardless of the boat. */
export const allows = (viewer: Viewer, access: Access): boolean => objection(viewer, access) === undefined;

/** The access that suffices to call at all: for calls with `own`, that of a member. */
const toCall = (access: Access): Access => (typeof access === 'object' && access.own ? 'member' : access);

/** Whether a user has this access at least to what is theirs. */
export const canCall = (viewer: Viewer, access: Access): boolean => allows(viewer, toCall(access));

/** Fails if the caller lacks this access; calls with `own` check themselves what is the caller's. */
export const checkAccess = (viewer: Viewer, access: Access) => {
  const key = objection(viewer, toCall(access));
  if (key) throw fail(403, key);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The boat named in path or body must be the caller's own or in their fleet. */
export const checkBoat = (viewer: Viewer, access: Access, boatParam: string | undefined, body: unknown) => {
  if (access === 'public' || access === 'own') return;
  const named = boatParam ?? (isRecord(body) && typeof body.boatID === 'string' ? body.boatID : undefined);
  if (named !== undefined && !canAccessBoat(viewer, named)) throw fail(403, 'notYourBoat');
};
