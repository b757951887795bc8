import { stateChip } from '#ui/StateChip.tsx';
import type { NcStatus } from '../contract.ts';

const looks = {
  open: 'noStatus',
  action: 'inProgress',
  done: 'waiting',
  verified: 'upcoming',
  closed: 'done',
} as const;

/** The state of a non-conformity; one beyond its day is overdue. */
export const statusChip = (status: NcStatus, text: string, late: boolean) =>
  stateChip(late ? 'overdue' : looks[status], text);

/** Whether the corrective action is beyond its day. */
export const isLate = (item: { status: NcStatus; due: string | null }, today: string): boolean =>
  item.due !== null && item.due < today && (item.status === 'open' || item.status === 'action');
