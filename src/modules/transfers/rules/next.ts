import type { Transfer } from '../contract.ts';

/** What the people of this vessel can do with a transfer now. */
export const nextSteps = ({ status, direction }: Pick<Transfer, 'status' | 'direction'>) => ({
  send: status === 'proposed' && direction === 'out',
  receive: status === 'sent' && direction === 'in',
  decline: status === 'proposed',
});

export const isOpen = ({ status }: Pick<Transfer, 'status'>): boolean =>
  status === 'proposed' || status === 'sent';
