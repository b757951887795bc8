import { useOutbox } from '#lib/outbox/useOutbox.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Movement, NewMovement } from '#modules/movements/contract.ts';
import { useMovements } from '#modules/movements/queries.ts';
import { effectOf } from '#modules/movements/rules.ts';
import type { InventoryItem } from '../../contract.ts';

export type LedgerRow = Movement & {
  /** On this device only, or refused. */
  sync: 'device' | 'attention' | undefined;
  /** The row that mends it. */
  mendedBy: string | undefined;
  /** On board after it, counted down from what is there now. */
  remaining: number;
};

const isBooking = (variables: unknown): variables is { movements: NewMovement[] } =>
  typeof variables === 'object' && variables !== null && 'movements' in variables;

/** The ledger of an item, newest first: the server's rows, and those that this device has not sent yet. */
export const useLedger = (item: InventoryItem) => {
  const query = useMovements({ inventoryID: item._id });
  const { waiting, attention } = useOutbox();
  const { _id: userID, firstName } = useUser();
  const known = new Set(query.data?.map(({ _id }) => _id));
  const own = [...attention, ...waiting].flatMap(({ write, variables, state }) =>
    write === 'movements.book' && isBooking(variables)
      ? variables.movements
          .filter(({ _id, inventoryID }) => inventoryID === item._id && !known.has(_id))
          .map((given) => ({
            ...{
              note: '',
              reason: '',
              jobID: '',
              orderID: '',
              forced: false,
              counted: null,
              unitPrice: null,
            },
            ...{
              currency: item.currency,
              reverses: '',
              stocktakeID: '',
              cameAt: null,
              left: 0,
              itemName: item.name,
            },
            ...given,
            ...effectOf(item, given),
            userID,
            userName: firstName,
            sync: state === 'attention' ? ('attention' as const) : ('device' as const),
          }))
      : [],
  );
  const served = (query.data ?? []).map((row) => ({ ...row, sync: undefined }));
  const rows = [...own, ...served].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const mends = new Map(rows.flatMap(({ _id, reverses }) => (reverses ? [[reverses, _id] as const] : [])));
  let remaining = item.totalAmount;
  const ledger: LedgerRow[] = rows.map((row) => {
    const now = remaining;
    // What the server refused is not in the figure.
    if (row.sync !== 'attention') remaining -= row.quantity;
    return { ...row, mendedBy: mends.get(row._id), remaining: Math.round(now * 1000) / 1000 };
  });
  return { query, ledger };
};
