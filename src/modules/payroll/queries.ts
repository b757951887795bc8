import { type QueryClient, useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst } from '#lib/listRules.ts';
import { prepare as preparedCall, request } from '#lib/request.ts';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { peopleQueries } from '#modules/profile/queries/people.ts';
import { byRank, personName } from '#modules/profile/rules.ts';
import { languageOf } from '#modules/workorder/rules/language.ts';
import { type Payroll, payrollCommands, payrollPapers, payrolls, paysettings } from './contract.ts';
import { payOf } from './rules/pay.ts';
import { draftOf, monthOf } from './rules/run.ts';

export const payQueries = resourceQueries(payrolls);
export const paySettingsQueries = resourceQueries(paysettings);

export const {
  useList: usePayrolls,
  useDetails: usePayroll,
  useCreate: useCreatePayroll,
  useUpdate: useUpdatePayroll,
  useRemove: useRemovePayroll,
} = resourceHooks(payrolls, {
  namespace: 'payroll',
  page: '/app/employees/payroll/details/$id',
  edit: { form: 'payroll' },
  offline: 'list',
  texts: {
    created: 'payroll:saved',
    updated: 'payroll:saved',
    removed: 'payroll:removed',
    removeFailed: 'messages:deleteFailed',
  },
});

export const {
  useList: usePaySettingsList,
  useCreate: useCreatePaySettings,
  useUpdate: useUpdatePaySettings,
} = resourceHooks(paysettings, {
  namespace: 'payroll',
  title: 'payroll:settings',
  page: '/app/employees/payroll',
  edit: { page: '/app/employees/payroll' },
  offline: 'list',
  // What is open is worked out again by the server.
  invalidates: [[payrolls.name]],
  texts: { created: 'payroll:settingsSaved', updated: 'payroll:settingsSaved' },
});

/** The present vessel's settings of pay. */
export const usePaySettings = () => usePaySettingsList().data?.[0];

type Preparing = { boatID: string; month: string };

/** The rows with which a run begins, as far as this device knows people and their rates. */
const draftsOf = ({ boatID, month }: Preparing, client: QueryClient): Payroll[] => {
  const people = client.getQueryData(peopleQueries.pay(boatID).queryKey) ?? [];
  const known = client.getQueryData(payQueries.list(boatID).queryKey) ?? [];
  const divisor = client.getQueryData(paySettingsQueries.list(boatID).queryKey)?.[0]?.divisor ?? 'thirty';
  const has = new Set(known.filter((pay) => monthOf(pay) === month).map(({ userID }) => userID));
  const now = nowIso();
  return people
    .filter(({ userID, role, left }) => role === 'crew' && !left && !has.has(userID))
    .sort(byRank)
    .flatMap((person) => {
      const draft = draftOf(boatID, person, month, known);
      if (!draft) return [];
      const { jobtitle, department, taxNumber } = person;
      const stamps = { rev: 0, createdAt: now, updatedAt: now, updatedBy: '', totalSalary: 0 };
      const kept = { name: personName(person), jobtitle, department, taxNumber, divisor };
      const pay = payrolls.item.parse({ ...draft, ...stamps, ...kept });
      return [{ ...pay, totalSalary: payOf(pay).total }];
    });
};

const prepare = listMutation<Payroll, Preparing, Payroll[]>({
  name: 'payrolls.prepare',
  label: { text: 'outbox:action.payPrepared', icon: 'add' },
  commands: [payrollCommands.prepare],
  fields: [],
  resource: payrolls.name,
  success: 'payroll:prepared',
  call: ({ boatID, month }) => preparedCall(payrollCommands.prepare, { params: { boatID }, body: { month } }),
  entityIds: (preparing, client) => [
    `run-${preparing.boatID}-${preparing.month}`,
    ...draftsOf(preparing, client).map(({ _id }) => _id),
  ],
  optimisticAnswer: draftsOf,
  change: (preparing, client) => ({
    lists: payQueries.list(preparing.boatID).queryKey,
    rule: insertFirst(...draftsOf(preparing, client)),
  }),
  confirm: (rows) => insertFirst(...rows),
});
/** Begins the run of a month. */
export const usePrepareRun = () => useMutation(prepare);

type Locking = { boatID: string; month: string; rows: readonly Payroll[]; by: string };

const locked = ({ rows, by }: Locking): Payroll[] =>
  rows.map((pay) => ({ ...pay, lockedAt: nowIso(), lockedBy: by }));

const lock = listMutation<Payroll, Locking, Payroll[]>({
  name: 'payrolls.lock',
  label: { text: 'outbox:action.payLocked', icon: 'check' },
  commands: [payrollCommands.lock],
  fields: [],
  resource: payrolls.name,
  success: 'payroll:lockedDone',
  call: ({ boatID, month, rows }) =>
    preparedCall(payrollCommands.lock, {
      params: { boatID },
      body: { month, rows: rows.map(({ _id, totalSalary }) => ({ _id, totalSalary })) },
    }),
  entityIds: ({ boatID, month, rows }) => [`run-${boatID}-${month}`, ...rows.map(({ _id }) => _id)],
  optimisticAnswer: locked,
  change: (locking) => {
    const ids = new Set(locking.rows.map(({ _id }) => _id));
    const [{ lockedAt, lockedBy } = { lockedAt: nowIso(), lockedBy: locking.by }] = locked(locking);
    return { rule: (list) => list.map((pay) => (ids.has(pay._id) ? { ...pay, lockedAt, lockedBy } : pay)) };
  },
  confirm: (rows) => {
    const byID = new Map(rows.map((pay) => [pay._id, pay]));
    return (list) => list.map((pay) => byID.get(pay._id) ?? pay);
  },
  // Negative totals are carried into the next month.
  invalidates: () => [[payrolls.name]],
});
/** Locks the run of a month. */
export const useLockRun = () => useMutation(lock);

/** Saves a payslip as a PDF, in the reader's language. */
export const usePayslip = () => {
  const { i18n } = useTranslation();
  return useMutation({
    mutationKey: ['payslip'],
    mutationFn: async (id: string) => {
      const search = { language: languageOf(i18n.language) };
      saveFile(await request(payrollPapers.slip, { params: { id }, search }));
    },
  });
};
