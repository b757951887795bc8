import type { FleetRow } from './contract.ts';

type Harm = Pick<FleetRow, 'overdue' | 'critical' | 'expiring' | 'expired'>;

/**
 * How ready a boat is, of 100. An overdue job of critical equipment takes 10, an expired certificate 5, another overdue
 * job 3, a certificate that expires within 90 days 1 (decision 0056).
 */
export const readinessOf = ({ overdue, critical, expiring, expired }: Harm): number =>
  Math.max(0, 100 - 10 * critical - 3 * (overdue - critical) - 5 * expired - expiring);
