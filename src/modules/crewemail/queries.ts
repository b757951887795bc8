import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst } from '#lib/listRules.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { prepare, request } from '#lib/request.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { type CrewMail, crewMails } from './contract.ts';

export const crewMailQueries = {
  ofBoat: (boatID: string) =>
    queryOptions({
      queryKey: ['crewmails', 'list', boatID],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(crewMails.ofBoat, { params: { boatID }, signal })),
      enabled: boatID !== '',
    }),
};

/** The mails of the last year to people of the current boat, newest first. */
export const useCrewMails = () => useQuery(crewMailQueries.ofBoat(useMaybeUser()?.boatID ?? ''));

/** A mail as shown until the server has it, and its attachments as sent. */
export type Outgoing = {
  mail: Omit<CrewMail, 'state' | 'failed'>;
  attachments: { name: string; data: string }[];
};

const draftOf = ({ mail }: Outgoing): CrewMail => ({ ...mail, state: 'sending', failed: [] });

const send = listMutation<CrewMail, Outgoing, CrewMail>({
  name: 'crewmails.send',
  label: { text: 'outbox:action.mail', icon: 'comment' },
  commands: [crewMails.send],
  fields: [],
  resource: 'crewmails',
  success: 'crewemail:sent',
  failure: 'crewemail:failed',
  call: ({ mail: { _id, boatID, subject, text, to }, attachments }) =>
    prepare(crewMails.send, {
      body: { _id, boatID, subject, text, to: to.map(({ userID }) => userID), attachments },
    }),
  entityIds: ({ mail }) => [mail._id],
  optimisticAnswer: draftOf,
  change: (outgoing) => ({
    lists: crewMailQueries.ofBoat(outgoing.mail.boatID).queryKey,
    rule: insertFirst(draftOf(outgoing)),
  }),
  confirm: (mail) => (list) => list.map((each) => (each._id === mail._id ? mail : each)),
  // The server knows a moment later whom it reached.
  invalidates: ({ boatID }) => [crewMailQueries.ofBoat(boatID).queryKey],
});
/** Sends a mail to people of the boat; without a connection it waits on this device. */
export const useSendMail = () => useMutation(send);
