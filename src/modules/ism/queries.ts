import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import type { ListRule } from '#lib/listRules.ts';
import { prepare, request } from '#lib/request.ts';
import { cachedItem, resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { sameValue } from '#lib/sameValue.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { cachedUser, useUser } from '#modules/auth/queries.ts';
import { type NewAnswer, valuesOf, withAnswer } from '#modules/forms/rules/answers.ts';
import { languageOf } from '#modules/workorder/rules/language.ts';
import { archivePapers, archiveReads, type archiveSearch, fillCommands } from './contract/commands.ts';
import { type Fill, type FillSignature, formarchives } from './contract.ts';
import { takenBack } from './rules/takenBack.ts';

export type ArchiveSearch = Omit<z.input<typeof archiveSearch>, 'skip'>;

export const ismQueries = {
  ...resourceQueries(formarchives),
  archive: (boatID: string, search: ArchiveSearch, skip = 0) =>
    queryOptions({
      queryKey: ['archive', boatID, search, skip],
      queryFn: ({ signal }) =>
        request(archiveReads.archive, { params: { boatID }, search: { ...search, skip }, signal }),
      enabled: boatID !== '',
      meta: { access: archiveReads.archive.access },
    }),
};

export const {
  useList: useFills,
  useDetails: useFill,
  useCreate: useBeginFill,
  useUpdate: useUpdateFill,
  useRemove: useRemoveFill,
} = resourceHooks(formarchives, {
  namespace: 'ism',
  page: ({ _id, status }: Fill) =>
    status === 'archived'
      ? { to: '/app/formarchives/$id', params: { id: _id } }
      : { to: '/app/ismdraft/$id', params: { id: _id } },
  edit: { page: '/app/ismdraft/$id' },
  offline: 'list',
  invalidates: [['archive'], ['forms', 'due'], ['formwaiting']],
  palette: { search: ({ subjectName }) => [subjectName], hint: ({ startedBy }) => [startedBy], max: 4 },
  texts: { ...savedTexts('ism'), createFailed: 'messages:formCreationFailed' },
});

/** What is found in the archive; what was found before stays until the next is there. */
export const useArchive = (search: ArchiveSearch, skip: number) => {
  const { boatID } = useUser();
  return useQuery({ ...ismQueries.archive(boatID, search, skip), placeholderData: (before) => before });
};

type OnFill = { id: string };
const cached = (client: QueryClient, { id }: OnFill): Fill | undefined =>
  cachedItem(formarchives, client, id);
const stale = (fill: Fill | undefined, { id }: OnFill) => [
  ['history', formarchives.name, id],
  ['formwaiting'],
  ...(fill?.status === 'archived' ? [['archive'], ['forms', 'due']] : []),
];

/** What all commands share: they change one form at once, and its answer takes the place of that. */
const onFill = <V extends OnFill>(changed: (fill: Fill, variables: V) => Fill) => {
  const rule =
    (variables: V): ListRule<Fill> =>
    (list) =>
      list.map((fill) => (fill._id === variables.id ? changed(fill, variables) : fill));
  return {
    resource: formarchives.name,
    entityIds: ({ id }: V) => [id],
    optimisticAnswer: (variables: V, client: QueryClient) => {
      const fill = cached(client, variables);
      return fill && changed(fill, variables);
    },
    change: (variables: V) => ({ rule: rule(variables) }),
    confirm:
      (answered: Fill | undefined): ListRule<Fill> =>
      (list) =>
        answered ? list.map((fill) => (fill._id === answered._id ? answered : fill)) : list,
    invalidates: stale,
  };
};

type Answering = OnFill & {
  answers: readonly NewAnswer[];
  by: string;
  byID: string;
  /** The ids of the lines of the close-out. */
  closing?: readonly string[];
};

/** A change of what was signed takes the form back, as the server does. */
export const answered = (
  fill: Fill,
  { answers: given, by, byID, closing = [] }: Omit<Answering, 'id'>,
): Fill => {
  const answers = given.reduce((all, each) => withAnswer(all, { ...each, by, byID }), fill.answers);
  const values = valuesOf(fill.answers);
  if (fill.status !== 'submitted' || sameValue(values, valuesOf(answers))) return { ...fill, answers };
  const changed = given.map(({ item }) => item);
  const back = takenBack((id) => closing.includes(id), fill, changed, { values, at: nowIso(), by });
  return { ...fill, ...back, answers };
};

const answer = listMutation<Fill, Answering, Fill | undefined>({
  ...onFill<Answering>(answered),
  name: 'formarchives.answer',
  label: { text: 'outbox:action.formAnswered', icon: 'edit' },
  commands: [fillCommands.answer],
  fields: [],
  call: ({ id, answers }) =>
    prepare(fillCommands.answer, { params: { id }, body: { answers: [...answers] } }),
});
/** Answers lines of a form; each answer is kept at once. */
export const useAnswer = () => useMutation(answer);

const submit = listMutation<Fill, OnFill & { by: string }, Fill | undefined>({
  ...onFill<OnFill & { by: string }>((fill, { by }) => ({
    ...fill,
    status: 'submitted',
    submittedAt: nowIso(),
    submittedBy: by,
  })),
  name: 'formarchives.submit',
  label: { text: 'outbox:action.formSubmitted', icon: 'check' },
  commands: [fillCommands.submit],
  fields: [],
  success: 'ism:submittedDone',
  call: ({ id }) => prepare(fillCommands.submit, { params: { id } }),
});
export const useSubmitFill = () => useMutation(submit);

const act = listMutation<Fill, OnFill & { item: string; index: number }, Fill | undefined>({
  ...onFill<OnFill & { item: string; index: number }>((fill) => fill),
  name: 'formarchives.act',
  label: { text: 'outbox:action.formActed', icon: 'add' },
  commands: [fillCommands.act],
  fields: [],
  success: 'ism:actedDone',
  call: ({ id, item, index }) => prepare(fillCommands.act, { params: { id }, body: { item, index } }),
  invalidates: (fill, { id }) => [...stale(fill, { id }), ['worklist'], ['nonconformities'], ['logdrafts']],
});
/** Does at once what an answer leads to. */
export const useActNow = () => useMutation(act);

type Signing = OnFill & { content: string; proof: string; signature: FillSignature };

const sign = listMutation<Fill, Signing, Fill | undefined>({
  ...onFill<Signing>((fill, { signature }) => ({ ...fill, signatures: [...fill.signatures, signature] })),
  name: 'formarchives.sign',
  label: { text: 'outbox:action.formSigned', icon: 'check' },
  commands: [fillCommands.sign],
  fields: [],
  call: ({ id, content, proof }) => prepare(fillCommands.sign, { params: { id }, body: { content, proof } }),
});
export const useSignFill = () => useMutation(sign);

type Amending = { old: Fill; _id: string };

const amend = listMutation<Fill, Amending, Fill | undefined>({
  name: 'formarchives.amend',
  label: { text: 'outbox:action.formAmended', icon: 'copy' },
  commands: [fillCommands.amend],
  fields: [],
  resource: formarchives.name,
  call: ({ old, _id }) => prepare(fillCommands.amend, { params: { id: old._id }, body: { _id } }),
  entityIds: ({ old, _id }) => [_id, old._id],
  optimisticAnswer: (given, client) => begunAgain(given, client),
  change: (given, client) => ({
    lists: ismQueries.list(given.old.boatID).queryKey,
    rule: (list) => [begunAgain(given, client), ...list],
  }),
  confirm: (made) => (list) => (made ? list.map((fill) => (fill._id === made._id ? made : fill)) : list),
});

const begunAgain = ({ old, _id }: Amending, client: QueryClient): Fill => {
  const user = cachedUser(client);
  return {
    ...old,
    ...{ _id, rev: 0, status: 'draft', number: '', signatures: [], voided: [], acts: [], replaces: old._id },
    ...{ submittedAt: null, submittedBy: '', archivedAt: null, replacedBy: '', createdAt: nowIso() },
    startedBy: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    startedByID: user?._id ?? '',
  };
};

/** Begins a form that takes the place of an archived one. */
export const useAmendFill = () => useMutation(amend);

/** Saves a filled form as a document, in the reader's language. */
export const useFillPaper = () => {
  const { i18n } = useTranslation();
  return useMutation({
    mutationKey: ['fillPaper'],
    mutationFn: async ({ id, voided }: { id: string; voided?: number }) => {
      const search = { language: languageOf(i18n.language), ...(voided === undefined ? {} : { voided }) };
      saveFile(await request(archivePapers.paper, { params: { id }, search }));
    },
  });
};
