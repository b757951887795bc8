import type { stockCommands } from '#modules/inventory/contract/commands.ts';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { RowOutcomes } from '../../http/rowOutcomes.ts';
import { lockNamed } from '../../store/lockNamed.ts';
import { failIfTaken, updateItems } from '../../store/records.ts';
import { checkItem } from './checks.ts';
import { tellOfItems } from './tell.ts';

/** Gives several items the same values, each by the rules of a single change. */
export const set = async (call: Call<typeof stockCommands.set>) => {
  const { boatID } = call.params;
  const { ids, fields, revs = {}, byRow } = call.body;
  const outcomes = new RowOutcomes('ids', ids, byRow);
  const found = await lockNamed<InventoryItem>(call, inventory, boatID, ids, outcomes);
  for (const [index, row] of found.entries()) {
    if (!row) continue;
    try {
      failIfTaken(call, row, fields, revs[row.data._id]);
      await checkItem(call, { ...row.data, ...fields }, row.data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcomes.add(index, error.status, error.items, error.current);
    }
  }
  outcomes.failUnlessByRow();
  const rows = found.flatMap((row, index) => (row && !outcomes.isRefused(index) ? row : []));
  const items = await updateItems<InventoryItem>(
    call,
    inventory,
    rows.map((row) => ({ row, fields })),
  );
  await tellOfItems(
    call,
    boatID,
    items.map(({ _id }) => _id),
  );
  return outcomes.answer(items, call.language);
};
