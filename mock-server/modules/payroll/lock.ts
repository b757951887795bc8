import { addMonths } from '#modules/hoursofrest/rules/calendar.ts';
import { type Payroll, type payrollCommands, payrolls } from '#modules/payroll/contract.ts';
import { carriedInto, monthOf } from '#modules/payroll/rules/run.ts';
import { languageOf } from '#modules/workorder/rules/language.ts';
import { formatsOf } from '../../documents/format.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockBoat, lockItemsOf, type Row, updateItems } from '../../store/records.ts';
import { languageOfPerson, sendMail } from '../accounts/mails.ts';
import { postNotices } from '../notices.ts';
import { rowsOfMonths, totalOf } from './rows.ts';

type LockCall = Call<typeof payrollCommands.lock>;

const pageOf = ({ _id }: Payroll) => `/app/employees/payroll/details/${_id}`;

/** Writes to each person that the payslip is there; the mail has a link and no figure. */
const writeMails = async (call: LockCall, run: readonly Payroll[]) => {
  const { db, services, params } = call;
  const boat = await db
    .selectFrom('boats')
    .select('name')
    .where('_id', '=', params.boatID)
    .executeTakeFirst();
  const users = await db
    .selectFrom('users')
    .select(['_id', 'email'])
    .where(
      '_id',
      'in',
      run.map(({ userID }) => userID),
    )
    .execute();
  const mails = await Promise.all(
    run.map(async (pay) => {
      const language = await languageOfPerson(call, pay.userID);
      const to = users.find(({ _id }) => _id === pay.userID)?.email ?? '';
      const month = formatsOf(languageOf(language)).month(pay.startDate.slice(0, 7));
      const link = `${services.origin}${pageOf(pay)}`;
      return { to, language, params: { name: pay.name, vessel: boat?.name ?? '', month, link } };
    }),
  );
  call.afterAnswer(async () => {
    for (const mail of mails) sendMail(services, { ...mail, key: 'payslip' });
  });
};

/** Takes what a month could not take into rows of the next that are there already. */
const carry = (call: LockCall, run: readonly Payroll[], rows: readonly Row<Payroll>[]) => {
  const next = addMonths(call.body.month, 1);
  const changes = run.flatMap((pay) => {
    const [line] = carriedInto(pay);
    const row = rows.find(
      ({ data }) =>
        data.userID === pay.userID &&
        monthOf(data) === next &&
        data.currency === pay.currency &&
        !data.lockedAt,
    );
    if (!line || !row || row.data.corrections.some(({ _id }) => _id === line._id)) return [];
    const corrections = [...row.data.corrections, line];
    return [{ row, fields: { corrections, ...totalOf({ ...row.data, corrections }) } }];
  });
  return updateItems<Payroll>(call, payrolls, changes);
};

/** Locks a month as the caller saw it, and tells everybody of their payslip. */
export const lock = async (call: LockCall): Promise<Payroll[]> => {
  const { db, body, params, viewer } = call;
  const all = await lockItemsOf<Payroll>(db, payrolls, params.boatID);
  const rows = all.filter(({ data }) => monthOf(data) === body.month);
  await lockBoat(db, params.boatID);
  // Rows that were added while the others were being locked.
  const now = await rowsOfMonths(db, params.boatID, [body.month]);
  if (rows.length > 0 && rows.every(({ data }) => data.lockedAt !== null)) return now;
  const seen = new Map(body.rows.map(({ _id, totalSalary }) => [_id, totalSalary]));
  const same = now.length === seen.size && now.every(({ _id, totalSalary }) => seen.get(_id) === totalSalary);
  if (!same) throw fail(409, 'payRunChanged');
  const fields = { lockedAt: call.doneAt, lockedBy: viewer.name };
  const locked = await updateItems<Payroll>(
    call,
    payrolls,
    rows.map((row) => ({ row, fields })),
  );
  await carry(call, locked, all);
  await postNotices(
    call,
    locked.map((pay) => ({
      userID: pay.userID,
      kind: 'payslipReady' as const,
      params: { month: body.month },
      link: pageOf(pay),
    })),
  );
  await writeMails(call, locked);
  return rowsOfMonths(db, params.boatID, [body.month]);
};
