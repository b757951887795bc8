import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { type Certificate, certificates } from '#modules/certificates/contract.ts';
import { alertStep, daysLeft } from '#modules/certificates/rules.ts';
import type { Services } from '../../services.ts';
import type { WriteContext } from '../../store/records.ts';
import { fullName } from '../accounts/names.ts';
import { type NewNotice, postNotices } from '../notices.ts';
import { ashoreOf, captainsAmong, peopleOf } from '../worklist/people.ts';

type NoticeContext = Pick<WriteContext, 'db' | 'now'>;
type Found = {
  certificate: Certificate;
  step: number;
  left: number;
  name: string;
  profileID: string;
  onboard: boolean;
};

/** More notices than this at once for one person are combined into one. */
const MAX_SINGLE_NOTICES = 5;

/** The earliest notice before a certificate expires: the first step of a passport. */
const FIRST_NOTICE_DAYS = 180;

const foundOf = async ({ db }: NoticeContext, boatID: string, today: string): Promise<Found[]> => {
  const last = new Date(Date.parse(today) + FIRST_NOTICE_DAYS * 86_400_000).toISOString().slice(0, 10);
  const { rows } = await sql<{ data: unknown; name: string; profileID: string; onboard: boolean }>`
    select c.data, p._id as "profileID", coalesce((p.data->>'onboard')::boolean, false) as onboard,
      ${fullName} as name
    from certificates c join profiles p on p.user_id = c.user_id join users u on u._id = c.user_id
    where c.boat_id = ${boatID} and c.expires_at <> '' and c.expires_at <= ${last} and not u.soft_deleted
    order by c.expires_at, c._id`.execute(db);
  return rows.flatMap(({ data, ...person }) => {
    const certificate: Certificate = certificates.item.parse(data);
    const step = alertStep(certificate, today);
    const left = daysLeft(certificate, today);
    return step === null || left === null ? [] : [{ certificate, step, left, ...person }];
  });
};

/** Marks steps as notified and returns those that were not marked yet: of several processes, one sends. */
const claim = async ({ db, now }: NoticeContext, boatID: string, found: readonly Found[]) => {
  const list = JSON.stringify(
    found.map(({ certificate: { _id, expiresAt }, step }) => ({ id: _id, expires: expiresAt, step })),
  );
  const { rows } = await sql<{ certificate_id: string }>`
    insert into certificate_told (certificate_id, expires, step, boat_id, at)
    select c->>'id', c->>'expires', (c->>'step')::int, ${boatID}, ${now}::timestamptz
    from jsonb_array_elements(${list}::jsonb) c on conflict do nothing returning certificate_id`.execute(db);
  const mine = new Set(rows.map((row) => row.certificate_id));
  return found.filter(({ certificate }) => mine.has(certificate._id));
};

const noticeOf = (userID: string, { certificate, left, name, profileID }: Found): NewNotice => ({
  userID,
  kind: 'certificateExpires',
  params: {
    certificate: certificate.kind,
    title: certificate.title,
    name,
    days: String(left),
  },
  link: `/app/profiledetails/${profileID}`,
});

const notifyBoat = async (context: NoticeContext, boatID: string, today: string) => {
  const found = await foundOf(context, boatID, today);
  const fresh = found.length === 0 ? [] : await claim(context, boatID, found);
  if (fresh.length === 0) return;
  const captains = captainsAmong(await peopleOf(context.db, boatID));
  const ashore = await ashoreOf(context.db, boatID);
  const foundFor = new Map<string, Found[]>();
  for (const each of fresh) {
    // If its holder is aboard, an expired certificate concerns the company too.
    const over = each.left <= 0 && each.onboard ? ashore : [];
    for (const person of new Set([each.certificate.userID, ...captains, ...over]))
      foundFor.set(person, [...(foundFor.get(person) ?? []), each]);
  }
  await postNotices(
    context,
    [...foundFor].flatMap(([userID, list]): NewNotice[] =>
      list.length > MAX_SINGLE_NOTICES
        ? [
            {
              userID,
              kind: 'certificateExpires',
              params: { count: String(list.length) },
              link: '/app/employees',
            },
          ]
        : list.map((each) => noticeOf(userID, each)),
    ),
  );
};

/**
 * Notifies the holder and the captain of certificates with 90, 60, 30, 7 or 0 days left by their boat's own day (180
 * too for a passport), once for each step; and the company if one has expired while its holder is aboard. Any process
 * may run it.
 */
export const noticeExpiring = async ({ database: { db }, clock }: Services) => {
  const now = clock().toISOString();
  const { rows } = await sql<{ _id: string; zone: string }>`
    select _id, coalesce(data->>'timeZone', '') as zone from boats b
    where free <> ${EXPIRED} and exists (select 1 from certificates c where c.boat_id = b._id) order by _id`.execute(
    db,
  );
  for (const { _id, zone } of rows)
    await db.transaction().execute((trx) => notifyBoat({ db: trx, now }, _id, dayIn(now, zone || 'UTC')));
};
