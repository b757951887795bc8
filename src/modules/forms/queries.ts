import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { commandMutation } from '#lib/commandMutation.ts';
import { listMutation } from '#lib/listMutation.ts';
import { replaceFields } from '#lib/listRules.ts';
import { registerEntity } from '#lib/registry.ts';
import { prepare, request } from '#lib/request.ts';
import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { fetchList } from '#lib/resourceList.ts';
import { useMine } from '#lib/viewer.ts';
import { formCommands, formReads } from './contract/commands.ts';
import { type Form, type FormVersion, forms, formversions, subforms } from './contract.ts';
import type { FormLanguage } from './rules/line.ts';

export const formQueries = {
  forms: resourceQueries(forms).list,
  form: resourceQueries(forms).details,
  subforms: resourceQueries(subforms).list,
  versions: (boatID: string) =>
    queryOptions({
      queryKey: [formversions.name, 'list', boatID],
      queryFn: ({ client, queryKey, signal }): Promise<readonly FormVersion[]> =>
        fetchList(formversions, { client, queryKey, boatID, signal }),
      enabled: boatID !== '',
      meta: { access: formversions.calls.list.access },
    }),
  due: (boatID: string) =>
    queryOptions({
      queryKey: [forms.name, 'due', boatID],
      queryFn: ({ signal }) => request(formReads.due, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: formReads.due.access },
    }),
  starters: (language: FormLanguage) =>
    queryOptions({
      queryKey: [forms.name, 'starters', language],
      queryFn: ({ signal }) => request(formReads.starterList, { search: { language }, signal }),
      meta: { access: formReads.starterList.access },
    }),
};

export const {
  useList: useForms,
  useDetails: useForm,
  useCreate: useCreateForm,
  useUpdate: useUpdateForm,
  useRemove: useRemoveForm,
} = resourceHooks(forms, {
  namespace: 'forms',
  page: '/app/boatadminforms/$id',
  edit: { form: 'forms' },
  offline: 'list',
  savedViews: { forms: '/app/boatadminforms' },
  invalidates: [[forms.name, 'due']],
  palette: { search: ({ code, description }) => [code, description], hint: ({ code }) => [code], max: 4 },
  texts: { ...savedTexts('forms'), createFailed: 'messages:formCreationFailed' },
});

export const {
  useCreate: useCreateSubform,
  useUpdate: useUpdateSubform,
  useRemove: useRemoveSubform,
} = resourceHooks(subforms, {
  namespace: 'forms',
  title: 'forms:lines',
  page: '/app/boatadminforms',
  edit: { page: '/app/boatadminforms' },
  offline: 'list',
  texts: { createFailed: 'messages:formCreationFailed', removeFailed: 'messages:deleteFailed' },
});

registerEntity(
  formversions,
  {
    namespace: 'forms',
    title: 'forms:versions',
    page: '/app/ism',
    edit: { page: '/app/ism' },
    offline: 'list',
  },
  formQueries.versions,
);

/** The versions of all forms of the vessel, old ones too. */
export const useFormVersions = () => useQuery(useMine(formQueries.versions));
export const useFormsDue = () => useQuery(useMine(formQueries.due));

const publish = listMutation<Form, Form, { formID: string; version: number }>({
  name: 'forms.publish',
  label: { text: 'outbox:action.formPublished', icon: 'check' },
  commands: [formCommands.publish],
  fields: [],
  resource: forms.name,
  success: 'forms:publishedDone',
  failure: 'messages:formCreationFailed',
  call: ({ _id, version }) =>
    prepare(formCommands.publish, { params: { id: _id }, body: { version: version + 1 } }),
  entityIds: ({ _id }) => [_id],
  optimisticAnswer: ({ _id, version }) => ({ formID: _id, version: version + 1 }),
  change: ({ _id, version }) => ({ rule: replaceFields<Form>(_id, { version: version + 1 }) }),
  invalidates: ({ formID }) => [[formversions.name], ['history', forms.name, formID]],
});
/** Puts the lines of a form in use as its next version. */
export const usePublishForm = () => useMutation(publish);

const starters = commandMutation({
  resource: forms.name,
  failure: 'messages:formCreationFailed',
  call: ({ boatID, codes }: { boatID: string; codes: string[] }) =>
    request(formCommands.starters, { params: { boatID }, body: { codes } }),
  onAnswer: (client) =>
    Promise.all(
      [forms, subforms, formversions].map(({ name }) => client.invalidateQueries({ queryKey: [name] })),
    ),
});
/** Adds ready-made forms. */
export const useAddStarters = () => useMutation(starters);
