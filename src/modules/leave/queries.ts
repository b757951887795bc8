import { useMutation } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { replaceFields } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { type Leave, leaveCommands, leaves, manning, vacations } from './contract.ts';

export const leaveQueries = resourceQueries(leaves);
export const vacationQueries = resourceQueries(vacations);
export const manningQueries = resourceQueries(manning);

export const {
  useList: useLeaves,
  useCreate: useAskForLeave,
  useUpdate: useUpdateLeave,
  useRemove: useWithdrawLeave,
} = resourceHooks(leaves, {
  namespace: 'leave',
  title: 'leave:requests',
  page: '/app/vacationleaves',
  edit: { form: 'leave' },
  offline: 'list',
  texts: { created: 'leave:asked', updated: 'leave:saved', removed: 'leave:withdrawn' },
});

export const {
  useList: useVacations,
  useCreate: useCreateVacation,
  useUpdate: useUpdateVacation,
  useRemove: useRemoveVacation,
} = resourceHooks(vacations, {
  namespace: 'leave',
  title: 'leave:ledger',
  page: '/app/manageleaves',
  edit: { page: '/app/manageleaves' },
  offline: 'list',
  texts: { created: 'leave:saved', updated: 'leave:saved', removed: 'leave:entryRemoved' },
});

const manningHooks = resourceHooks(manning, {
  namespace: 'leave',
  title: 'leave:safeManning',
  page: '/app/manageleaves',
  edit: { page: '/app/manageleaves' },
  offline: 'list',
  texts: { created: 'leave:saved', updated: 'leave:saved' },
});
export const { useCreate: useCreateManning, useUpdate: useUpdateManning } = manningHooks;

/** The present vessel's safe manning. */
export const useManning = () => manningHooks.useList().data?.[0];

type Deciding = { leave: Leave; agreed: boolean; reason: string; role: 'head' | 'master' };

const statusOf = ({ agreed, role }: Deciding): Leave['status'] =>
  agreed ? (role === 'master' ? 'approved' : 'headAgreed') : 'refused';

const decide = listMutation<Leave, Deciding, Leave>({
  name: 'leaves.decide',
  label: { text: 'outbox:action.leaveDecided', icon: 'check' },
  commands: [leaveCommands.decide],
  fields: ['reason'],
  resource: leaves.name,
  success: 'leave:decided',
  call: ({ leave: { _id }, agreed, reason }) =>
    prepare(leaveCommands.decide, { params: { id: _id }, body: { agreed, reason } }),
  entityIds: ({ leave }) => [leave._id],
  optimisticAnswer: (deciding) => ({ ...deciding.leave, status: statusOf(deciding) }),
  change: (deciding) => ({
    rule: replaceFields<Leave>(deciding.leave._id, { status: statusOf(deciding) }),
  }),
  confirm: (leave) => replaceFields(leave._id, leave),
  invalidates: (leave) => [['history', leaves.name, leave._id]],
});
/** Agrees to a leave, or refuses it. */
export const useDecideLeave = () => useMutation(decide);
