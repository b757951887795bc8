import { createHash, randomBytes } from 'node:crypto';
import { EXPIRED, type Flag, flags } from '#modules/auth/contract.ts';
import { onceMore } from '../db/lostConnection.ts';
import type { Services } from '../services.ts';

/** The user behind a call, with their rights. */
export type Viewer = {
  _id: string;
  username: string;
  /** The name that the history shows. */
  name: string;
  superadmin: boolean;
  /** See `roles` in the contract of users. */
  role: string;
  jobtitle: string;
  department: string;
  /** Appointed as captain. */
  captain: boolean;
  /** The company of a management user; '' for none. */
  managementID: string;
  boatID: string;
  /**
   * The user's own boat, or a management user's fleet without EXPIRED boats. A superadmin may access all: see
   * `canAccessBoat`.
   */
  boatIDs: readonly string[];
  flags: ReadonlySet<Flag>;
  expired: boolean;
  changePassword: boolean;
  tokenHash: string;
};

/** The caller of a public call: without any rights. */
export const nobody: Viewer = {
  _id: '',
  username: '',
  name: '',
  superadmin: false,
  role: '',
  jobtitle: '',
  department: '',
  captain: false,
  managementID: '',
  boatID: '',
  boatIDs: [],
  flags: new Set(),
  expired: false,
  changePassword: false,
  tokenHash: '',
};

/** How long an unused session lives: 30 days, longer than a passage. */
export const SESSION_MS = 30 * 86_400_000;

/** A session ends this long after its sign-in, even if it is in use: 90 days for crew, 12 hours for offices. */
export const MAX_SESSION_MS = 90 * 86_400_000;
const MAX_OFFICE_SESSION_MS = 12 * 3_600_000;

/** How long a session of this user lives at most. */
export const maxSessionOf = ({ superadmin, role }: Pick<Viewer, 'superadmin' | 'role'>) =>
  superadmin || role === 'management' ? MAX_OFFICE_SESSION_MS : MAX_SESSION_MS;

/** Rights are re-read at least this often; a change in this process takes effect at once. */
const CACHE_MS = 1000;

const cache = new Map<string, { viewer: Viewer; at: number }>();

/** Clears the session cache, after a change of rights. */
export const forgetSessions = () => cache.clear();

/** A new opaque token: 32 random bytes. Only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

/** SHA-256 of a token, as stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whether the user may access items of this boat. */
export const canAccessBoat = (viewer: Viewer, boatID: string) =>
  viewer.superadmin || viewer.boatIDs.includes(boatID);

/** The user of a token, or undefined if the token is unknown, ended or too old. */
export const findViewer = async (services: Services, token: string): Promise<Viewer | undefined> => {
  const tokenHash = hashToken(token);
  const known = cache.get(tokenHash);
  if (known && performance.now() - known.at < CACHE_MS) return known.viewer;
  const viewer = await onceMore(() => readViewer(services, tokenHash));
  if (viewer) {
    if (cache.size > 10_000) cache.clear();
    cache.set(tokenHash, { viewer, at: performance.now() });
  } else cache.delete(tokenHash);
  return viewer;
};

type Person = {
  role: string;
  superadmin: boolean;
  management_id: string | null;
  boat_id: string | null;
  free: string | null;
};

/**
 * The boats of a user, and whether the account of the one they work on is EXPIRED. Crew and outside users have the boat
 * of their account. Management users have the boats that their company runs now, not the last one they viewed, and
 * EXPIRED ones only if there is no other.
 */
const boatsOf = async (db: Services['database']['db'], person: Person) => {
  if (person.role !== 'management')
    return {
      boatIDs: person.boat_id ? [person.boat_id] : [],
      expired: person.free === EXPIRED && !person.superadmin,
    };
  const fleet = person.management_id
    ? await db
        .selectFrom('boats')
        .select(['_id', 'free'])
        .where('management_id', '=', person.management_id)
        .execute()
    : [];
  const live = fleet.filter(({ free }) => free !== EXPIRED);
  const expired = fleet.length > 0 && live.length === 0;
  return { boatIDs: (expired ? fleet : live).map(({ _id }) => _id), expired };
};

/** The user of a session, read without the cache; undefined if the session has ended. */
export const readViewer = async (
  { database: { db }, clock }: Services,
  tokenHash: string,
): Promise<Viewer | undefined> => {
  const now = clock();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users._id', 'sessions.user_id')
    .leftJoin('boats', 'boats._id', 'users.boat_id')
    .leftJoin('profiles', 'profiles.user_id', 'users._id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.soft_deleted', '=', false)
    .select([
      'users._id',
      'users.username',
      'users.role',
      'users.superadmin',
      'users.boat_id',
      'users.management_id',
      'users.data as user_data',
      'boats.free',
      'profiles.data as profile_data',
      'sessions.created_at',
      'sessions.last_seen_at',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const since = (instant: string) => now.getTime() - new Date(instant).getTime();
  if (since(row.last_seen_at) > SESSION_MS) return undefined;
  if (since(row.created_at) > maxSessionOf(row)) return undefined;
  // Updating `last_seen_at` once an hour keeps a session alive, and saves a write per call.
  if (since(row.last_seen_at) > 3_600_000)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  const { boatIDs, expired } = await boatsOf(db, row);
  // Only the account's `superadmin` column makes a superadmin, whatever its flags say.
  const held = flags.filter((flag) => row.superadmin || (flag !== 'superadmin' && row.user_data.flags[flag]));
  const name = [row.profile_data?.firstName, row.profile_data?.lastName].filter(Boolean).join(' ');
  return {
    _id: row._id,
    username: row.username,
    name: name || row.username,
    superadmin: row.superadmin,
    role: row.role,
    jobtitle: row.user_data.jobtitle,
    department: row.user_data.department,
    captain: row.user_data.captain ?? false,
    managementID: row.role === 'management' ? (row.management_id ?? '') : '',
    boatID: row.boat_id && (row.superadmin || boatIDs.includes(row.boat_id)) ? row.boat_id : '',
    boatIDs,
    flags: new Set(held),
    expired,
    changePassword: row.user_data.changePassword,
    tokenHash,
  };
};
