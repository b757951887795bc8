import { type QueryClient, useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem, knownRev } from '#lib/resourceHooks.ts';
import { cachedUser } from '#modules/auth/queries.ts';
import { documentCommands } from '../contract/commands.ts';
import { documents, type VesselDocument } from '../contract.ts';

const { name } = documents;

type OnDocument = { id: string };
type List = readonly VesselDocument[];

const me = (client: QueryClient) => {
  const user = cachedUser(client);
  return {
    id: user?._id ?? '',
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  };
};

/** Writes about one document: each changes its row in all lists, and the server's row replaces it. */
const onDocument = <V extends OnDocument>(
  change: (document: VesselDocument, variables: V, client: QueryClient) => VesselDocument,
) => ({
  resource: name,
  optimisticAnswer: ({ id }: V, client: QueryClient): VesselDocument | undefined =>
    cachedItem(documents, client, id),
  change: (variables: V, client: QueryClient) => ({
    rule: (list: List) =>
      list.map((each) => (each._id === variables.id ? change(each, variables, client) : each)),
  }),
  confirm: (document: VesselDocument | undefined) => (list: List) =>
    list.map((each) => (each._id === document?._id ? document : each)),
  invalidates: (_document: VesselDocument | undefined, { id }: V) => [['history', name, id]],
});

type Revising = OnDocument & { fileID: string; note: string };

const revise = listMutation<VesselDocument, Revising, VesselDocument | undefined>({
  // Whether it is in force at once, only the server knows.
  ...onDocument<Revising>((document) => document),
  name: 'documents.revise',
  label: { text: 'outbox:action.revision', icon: 'copy' },
  commands: [documentCommands.revise],
  fields: [],
  success: 'documents:revised',
  entityIds: ({ id, fileID }) => [id, fileID],
  call: ({ id, fileID, note }, client) =>
    prepare(documentCommands.revise, {
      params: { id },
      body: { fileID, note, rev: knownRev(documents, client, id) },
    }),
});
/** Makes an uploaded file the next revision of a document. */
export const useRevise = () => useMutation(revise);

type Deciding = OnDocument & { fileID: string; agreed: boolean; date: string | null; reason: string };

const decide = listMutation<VesselDocument, Deciding, VesselDocument | undefined>({
  ...onDocument<Deciding>((document) => document),
  name: 'documents.decide',
  label: { text: 'outbox:action.revisionDecided', icon: 'check' },
  commands: [documentCommands.decide],
  fields: ['date', 'reason'],
  success: 'documents:decided',
  entityIds: ({ id }) => [id],
  call: ({ id, ...body }) => prepare(documentCommands.decide, { params: { id }, body }),
});
/** Approves a revision, or refuses it. */
export const useDecide = () => useMutation(decide);

type Reading = OnDocument & { fileID: string };

const read = listMutation<VesselDocument, Reading, VesselDocument | undefined>({
  ...onDocument<Reading>((document, { fileID }, client) => {
    const { id: userID, name: by } = me(client);
    const known = document.mainFile !== fileID || document.readBy.some((each) => each.userID === userID);
    return known
      ? document
      : { ...document, readBy: [...document.readBy, { userID, name: by, at: nowIso() }] };
  }),
  name: 'documents.read',
  label: { text: 'outbox:action.documentRead', icon: 'check' },
  commands: [documentCommands.read],
  fields: [],
  success: 'documents:readDone',
  entityIds: ({ id }) => [id],
  call: ({ id, fileID }) => prepare(documentCommands.read, { params: { id }, body: { fileID } }),
});
/** Notes that the signed-in person has read the revision in force. */
export const useMarkRead = () => useMutation(read);

type Asking = OnDocument & { _id: string; text: string };

const ask = listMutation<VesselDocument, Asking, VesselDocument | undefined>({
  ...onDocument<Asking>((document, { _id, text }, client) => {
    const { id: byID, name: by } = me(client);
    const request = { _id, text, by, byID, at: nowIso(), state: 'open', answer: '', answeredBy: '' } as const;
    return { ...document, requests: [...document.requests, request] };
  }),
  name: 'documents.ask',
  label: { text: 'outbox:action.changeAsked', icon: 'edit' },
  commands: [documentCommands.ask],
  fields: ['text'],
  success: 'documents:asked',
  entityIds: ({ id }) => [id],
  call: ({ id, _id, text }) => prepare(documentCommands.ask, { params: { id }, body: { _id, text } }),
});
/** Asks for a change of a document. */
export const useAskChange = () => useMutation(ask);

type Answering = OnDocument & { request: string; agreed: boolean; reason: string };

const answer = listMutation<VesselDocument, Answering, VesselDocument | undefined>({
  ...onDocument<Answering>((document, { request, agreed, reason: words }, client) => ({
    ...document,
    requests: document.requests.map((each) =>
      each._id === request
        ? { ...each, state: agreed ? 'agreed' : 'refused', answer: words, answeredBy: me(client).name }
        : each,
    ),
  })),
  name: 'documents.answer',
  label: { text: 'outbox:action.changeAnswered', icon: 'check' },
  commands: [documentCommands.answer],
  fields: ['reason'],
  success: 'documents:answered',
  entityIds: ({ id }) => [id],
  call: ({ id, ...body }) => prepare(documentCommands.answer, { params: { id }, body }),
});
/** Agrees to a change that was asked for, or refuses it. */
export const useAnswerChange = () => useMutation(answer);
