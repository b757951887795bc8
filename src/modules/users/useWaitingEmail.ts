import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { waitingEmail } from './contract/waitingEmail.ts';
import { accountCommand } from './queries.ts';

const again = accountCommand(
  { success: 'users:emailSentAgain', failure: 'messages:emailFailed' },
  (userID: string) => request(waitingEmail.again, { params: { userID }, body: {} }),
);
/** Mails the link to a waiting address again. */
export const useEmailAgain = () => useMutation(again);

const takeBack = accountCommand(
  { success: 'users:emailChanged', failure: 'messages:emailFailed' },
  (userID: string) => request(waitingEmail.takeBack, { params: { userID } }),
);
/** Takes back a change of address that waits for its link. */
export const useEmailBack = () => useMutation(takeBack);
