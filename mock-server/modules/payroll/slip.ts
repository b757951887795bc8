import { sql } from 'kysely';
import { type Payroll, type payrollPapers, payrolls } from '#modules/payroll/contract.ts';
import { monthOf } from '#modules/payroll/rules/run.ts';
import { allows } from '../../auth/access.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import type { PayslipFacts } from '../../documents/payslip.ts';
import { printPaper } from '../../documents/printPaper.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';

type SlipCall = Call<typeof payrollPapers.slip>;

const read = async (db: SlipCall['db'], { params, viewer, search, now }: SlipCall): Promise<PayslipFacts> => {
  const { rows } = await sql<{ data: unknown }>`select data from payrolls where _id = ${params.id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw fail(404, 'notFound');
  const pay = payrolls.item.parse(row.data);
  if (!canAccessBoat(viewer, pay.boatID)) throw fail(403, 'notYourBoat');
  const own = pay.userID === viewer._id && pay.lockedAt !== null;
  if (!own && !allows(viewer, payrolls.access.write)) throw fail(403, 'notAllowed');
  const { rows: others } = await sql<{ data: unknown }>`select data from payrolls
    where boat_id = ${pay.boatID} and user_id = ${pay.userID}`.execute(db);
  const all: Payroll[] = others.map(({ data }) => payrolls.item.parse(data));
  const { rows: boats } = await sql<{ name: string; zone: string; imo: string; company: string }>`
    select b.name, coalesce(nullif(b.data->>'timeZone', ''), 'UTC') as zone, coalesce(b.data->>'imo', '') as imo,
      coalesce(m.data->>'name', '') as company
    from boats b left join managements m on m._id = b.management_id where b._id = ${pay.boatID}`.execute(db);
  const [boat] = boats;
  return {
    pay,
    year: all.filter(
      (each) =>
        each._id === pay._id ||
        (each.lockedAt !== null &&
          each.currency === pay.currency &&
          monthOf(each).slice(0, 4) === monthOf(pay).slice(0, 4) &&
          each.startDate < pay.startDate),
    ),
    months: Object.fromEntries(all.map((each) => [each._id, monthOf(each)])),
    vessel: {
      name: boat?.name ?? '',
      company: boat?.company ?? '',
      imo: boat?.imo ?? '',
      timeZone: boat?.zone ?? 'UTC',
    },
    language: search.language,
    now,
  };
};

/** A payslip as a PDF: for its seafarer once it is locked, and for accounting. */
export const slip = async (call: SlipCall): Promise<FileAnswer> => {
  const facts = await readScoped(call.services.database, call.viewer, (db) => read(db, call));
  const { bytes, fileName } = await printPaper(call.viewer._id, { kind: 'payslip', facts });
  return new FileAnswer(bytes, fileName);
};
