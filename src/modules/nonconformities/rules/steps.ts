import { type NcStatus, type Nonconformity, ncStatuses } from '../contract.ts';

type Checked = Pick<Nonconformity, 'status' | 'cause' | 'correctiveAction' | 'responsible' | 'due'>;

/** What a status needs, and who may not set it: what was done is verified by somebody else than who did it. */
export const objectionTo = (
  next: Checked,
  before: Pick<Nonconformity, 'status'> | undefined,
  userID: string,
) => {
  const step = ncStatuses.indexOf(next.status);
  const last = before ? ncStatuses.indexOf(before.status) : 0;
  if (step > last + 1) return { key: 'ncStepSkipped', path: 'status' } as const;
  if (step >= 1 && next.correctiveAction === '')
    return { key: 'ncAction', path: 'correctiveAction' } as const;
  if (step >= 1 && next.responsible === '') return { key: 'ncResponsible', path: 'responsible' } as const;
  if (step >= 1 && next.due === null) return { key: 'ncDue', path: 'due' } as const;
  if (step >= 2 && next.cause === '') return { key: 'ncCause', path: 'cause' } as const;
  if (next.status === 'verified' && before?.status !== 'verified' && next.responsible === userID)
    return { key: 'ncVerifyOther', path: 'status' } as const;
  return undefined;
};

/** The step after a status; undefined when it is closed. */
export const stepAfter = (status: NcStatus): NcStatus | undefined =>
  ncStatuses[ncStatuses.indexOf(status) + 1];
