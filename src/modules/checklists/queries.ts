import { type QueryClient, useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import type { ListRule } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem, resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { type NewMark, runCommands } from './contract/commands.ts';
import { type ChecklistRun, checklistruns, checklists } from './contract.ts';
import { withMark } from './rules/marks.ts';

export const checklistQueries = { ...resourceQueries(checklists), runs: resourceQueries(checklistruns) };

export const {
  useList: useChecklists,
  useDetails: useChecklist,
  useCreate: useCreateChecklist,
  useUpdate: useUpdateChecklist,
  useRemove: useRemoveChecklist,
} = resourceHooks(checklists, {
  namespace: 'checklists',
  page: '/app/vesseldocs/manage-checklist/$id',
  edit: { page: '/app/vesseldocs/manage-checklist/$id' },
  offline: 'list',
  palette: { search: ({ department }) => [department], hint: ({ department }) => [department], max: 4 },
  texts: savedTexts('checklists'),
});

export const {
  useList: useRuns,
  useDetails: useRun,
  useCreate: useStartRun,
  useUpdate: useUpdateRun,
  useRemove: useRemoveRun,
} = resourceHooks(checklistruns, {
  namespace: 'checklists',
  title: 'checklists:runs',
  page: '/app/vesseldocs/checklist/$id',
  edit: { page: '/app/vesseldocs/checklist/$id' },
  offline: 'list',
  texts: { removeFailed: 'messages:deleteFailed' },
});

type OnRun = { id: string };

const onRun = <V extends OnRun>(changed: (run: ChecklistRun, variables: V) => ChecklistRun) => ({
  resource: checklistruns.name,
  entityIds: ({ id }: V) => [id],
  optimisticAnswer: (variables: V, client: QueryClient): ChecklistRun | undefined => {
    const run = cachedItem(checklistruns, client, variables.id);
    return run && changed(run, variables);
  },
  change: (variables: V) => ({
    rule: (list: readonly ChecklistRun[]) =>
      list.map((run) => (run._id === variables.id ? changed(run, variables) : run)),
  }),
  confirm:
    (answered: ChecklistRun | undefined): ListRule<ChecklistRun> =>
    (list) =>
      answered ? list.map((run) => (run._id === answered._id ? answered : run)) : list,
});

type Marking = OnRun & { mark: NewMark; by: string; byID: string };

const mark = listMutation<ChecklistRun, Marking, ChecklistRun | undefined>({
  ...onRun<Marking>((run, { mark: given, by, byID }) => ({
    ...run,
    marks: withMark(run.marks, { ...given, by, byID }),
  })),
  name: 'checklistruns.mark',
  label: { text: 'outbox:action.checked', icon: 'check' },
  commands: [runCommands.mark],
  fields: [],
  call: ({ id, mark: body }) => prepare(runCommands.mark, { params: { id }, body }),
  invalidates: (_run, { id, mark: { jobID } }) => [
    ['history', checklistruns.name, id],
    ...(jobID ? [['worklist']] : []),
  ],
});
/** Enters the result of an item. */
export const useMarkItem = () => useMutation(mark);

const finish = listMutation<ChecklistRun, OnRun & { by: string }, ChecklistRun | undefined>({
  ...onRun<OnRun & { by: string }>((run, { by }) => ({ ...run, finishedAt: nowIso(), finishedBy: by })),
  name: 'checklistruns.finish',
  label: { text: 'outbox:action.runFinished', icon: 'check' },
  commands: [runCommands.finish],
  fields: [],
  success: 'checklists:finishedDone',
  call: ({ id }) => prepare(runCommands.finish, { params: { id } }),
});
export const useFinishRun = () => useMutation(finish);

const reopen = listMutation<ChecklistRun, OnRun, ChecklistRun | undefined>({
  ...onRun<OnRun>((run) => ({ ...run, finishedAt: null, finishedBy: '' })),
  name: 'checklistruns.reopen',
  label: { text: 'outbox:action.runReopened', icon: 'undo' },
  commands: [runCommands.reopen],
  fields: [],
  call: ({ id }) => prepare(runCommands.reopen, { params: { id } }),
});
export const useReopenRun = () => useMutation(reopen);
