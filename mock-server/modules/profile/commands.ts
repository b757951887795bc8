import { sql } from 'kysely';
import { type Guest, guests } from '#modules/guests/contract.ts';
import type { profileCommands, profileReads } from '#modules/profile/contract/calls.ts';
import { type Profile, profiles } from '#modules/profile/contract.ts';
import { allows } from '../../auth/access.ts';
import { asHouse } from '../../auth/asHouse.ts';
import { checkConfirmed } from '../../auth/confirm.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { publishChange } from '../../live/publish.ts';
import { takePicture } from '../../store/pictures.ts';
import { lockItem, lockRow, updateItem } from '../../store/records.ts';
import { filesWhere } from '../files.ts';
import { aboardOne, jsonList, ofGuests } from './reads.ts';
import { checkSees, lockProfile, showProfile } from './rights.ts';
import { lockProfileOf, setPin } from './save.ts';
import { people } from './topics.ts';

const isOwn = (call: Pick<Call, 'viewer'>, profile: Profile) => profile.userID === call.viewer._id;

export const recentPhoto = async (call: Call<typeof profileCommands.recentPhoto>) => {
  const { profilePhoto: source, userID } = call.body;
  // The rights are checked before a picture is stored, and again with the row locked.
  const stored = await readScoped(call.services.database, call.viewer, (db) =>
    db.selectFrom('profiles').select('data').where('user_id', '=', userID).executeTakeFirst(),
  );
  if (stored) checkSees(call.viewer, profiles.item.parse(stored.data));
  const picture = await takePicture(call.services, source, 'profilePhoto');
  return call.transaction(async (db) => {
    const context = { ...call, db };
    const row = await lockProfileOf(context, userID);
    checkSees(call.viewer, row?.data);
    if (!row) throw fail(404, 'notFound');
    const item = await updateItem<Profile>(context, profiles, row, { profilePhoto: picture });
    return showProfile(call, item);
  });
};

/** Only users themselves set their signature, because they sign with it. */
export const signature = async (call: Call<typeof profileCommands.signature>) => {
  const { status, profileID, downloadUrl } = call.body;
  const stored = await readScoped(call.services.database, call.viewer, (db) =>
    db.selectFrom('profiles').select('user_id').where('_id', '=', profileID).executeTakeFirst(),
  );
  if (stored && stored.user_id !== call.viewer._id) throw fail(403, 'notYours');
  const picture = await takePicture(call.services, downloadUrl, 'downloadUrl');
  return call.transaction(async (db) => {
    const context = { ...call, db };
    const row = await lockProfile(context, profileID);
    if (!isOwn(call, row.data)) throw fail(403, 'notYours');
    const value = { status, url: picture || row.data.signature.url };
    return showProfile(call, await updateItem<Profile>(context, profiles, row, { signature: value }));
  });
};

export const notifications = async (call: Call<typeof profileCommands.notifications>) => {
  const { status, field, id } = call.body;
  const row = await lockProfile(call, id);
  if (!isOwn(call, row.data)) throw fail(403, 'notYours');
  const fields =
    field === 'mailing'
      ? { mailing: status }
      : { notifications: { ...row.data.notifications, [field]: status } };
  return showProfile(call, await updateItem<Profile>(call, profiles, row, fields));
};

/** Users set their own PIN; crew managers may remove a forgotten one, but never set one. */
export const pin = async (call: Call<typeof profileCommands.pin>) => {
  const { masterPinCode: code } = call.body;
  // It signs log books: an open session alone must not set it.
  if (code !== '') {
    const stored = await readScoped(call.services.database, call.viewer, (db) =>
      db.selectFrom('profiles').select('user_id').where('_id', '=', call.params.id).executeTakeFirst(),
    );
    if (stored && stored.user_id !== call.viewer._id) throw fail(403, 'notYours');
    await checkConfirmed(asHouse(call));
  }
  const hash = code === '' ? null : await hashPassword(code);
  return call.transaction(async (db) => {
    const context = { ...call, db };
    const row = await lockProfile(context, call.params.id);
    if (hash !== null && !isOwn(call, row.data)) throw fail(403, 'notYours');
    const { _id, hasPin } = await setPin(context, row, hash);
    return { _id, hasPin };
  });
};

/** At the gangway, crew managers and watchkeepers set others aboard or ashore. */
const gangway = { flag: ['employees', 'watchkeeping', 'watchkeeper'] };

export const onboardStatus = async (call: Call<typeof profileCommands.onboardStatus>) => {
  const { db, params, body, viewer, now } = call;
  const fields = { onboard: body.onboard, onboardAt: now };
  const row = await lockRow<Profile>(db, profiles, params.id);
  if (row) {
    if (!isOwn(call, row.data)) {
      if (!canAccessBoat(viewer, row.data.boatID)) throw fail(403, 'notYourBoat');
      if (!allows(viewer, gangway)) throw fail(403, 'notAllowed');
    }
    if (row.data.onboard !== body.onboard) await updateItem<Profile>(call, profiles, row, fields);
    return aboardOne(call.services, db, params.id);
  }
  const guest = await lockItem<Guest>(call, guests, params.id);
  if (!allows(viewer, ofGuests)) throw fail(403, 'notAllowed');
  if (guest.data.onboard !== body.onboard) {
    await updateItem<Guest>(call, guests, guest, fields);
    // Users without the guests flag also read who is aboard.
    await publishChange(call, people, guest.data.boatID, [params.id]);
  }
  return aboardOne(call.services, db, params.id);
};

/** The owner of personal documents; fails if the caller may not see them. */
export const checkDocumentsOf = async (call: Pick<Call, 'db' | 'viewer'>, userID: string) => {
  const row = await call.db
    .selectFrom('profiles')
    .select(['_id', 'boat_id'])
    .where('user_id', '=', userID)
    .executeTakeFirst();
  checkSees(call.viewer, row && { userID, boatID: row.boat_id ?? '' });
  return row?._id ?? '';
};

export const docs = async (call: Call<typeof profileReads.docs>) => {
  const { userID } = call.params;
  const profileID = await checkDocumentsOf(call, userID);
  return filesWhere(
    call,
    sql`(owner_resource = 'profiles' and owner_id = ${profileID}) or (owner_resource = 'certificates'
      and owner_id in (select _id from certificates where user_id = ${userID}))`,
  );
};

export const certificatesOf = async (call: Call & { params: { userID: string } }) => {
  await checkDocumentsOf(call, call.params.userID);
  return jsonList(call.db, 'certificates', sql`user_id = ${call.params.userID}`);
};
