import { momentOf } from '#lib/zonedTime.ts';
import { movementKinds } from '#modules/movements/contract.ts';
import type { LedgerFilter } from '#modules/movements/queries.ts';
import type { LedgerSearch } from './ledgerSearch.ts';

const DAY_MS = 86_400_000;
const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

const startOf = (day: string, zone: string) => momentOf(`${day}T00:00`, zone) ?? `${day}T00:00:00.000Z`;

/** The call's filter; days are those of the ship. */
export const filterOf = ({ kind, place, person, item, job, order, from, to }: LedgerSearch, zone: string) => {
  const known = movementKinds.find((each) => each === kind);
  const filter: LedgerFilter = {
    ...(known ? { kind: known } : {}),
    ...(place ? { locationID: place, inner: 'yes' } : {}),
    ...(person ? { userID: person } : {}),
    ...(item ? { inventoryID: item } : {}),
    ...(job ? { jobID: job } : {}),
    ...(order ? { orderID: order } : {}),
    ...(from ? { from: startOf(from, zone) } : {}),
    ...(to ? { to: startOf(nextDay(to), zone) } : {}),
  };
  return filter;
};
