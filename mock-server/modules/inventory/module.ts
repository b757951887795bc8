import { sql } from 'kysely';
import { stockCommands } from '#modules/inventory/contract/commands.ts';
import { photoSchema, photos } from '#modules/inventory/contract/photos.ts';
import { stockReads } from '#modules/inventory/contract/reads.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { inventoryImporter } from '../../importers/stock.ts';
import { attention } from './attention.ts';
import { checkItem, checkRemove } from './checks.ts';
import { refreshFigures } from './figures.ts';
import { firstItems } from './first.ts';
import { stockLabels } from './labels.ts';
import { bookOpening, placeOpening } from './opening.ts';
import { photoCalls } from './photos.ts';
import { set } from './set.ts';
import { sisters } from './sisters.ts';
import { noticeStock, tellOfItems } from './tell.ts';

/** The stock of a boat; its quantities change by movements only. */
export const inventoryModule = defineModule({
  hourly: [noticeStock],
  labels: { inventory: stockLabels },
  serves: {
    inventory: serveResource(inventory, {
      first: firstItems,
      check: checkItem,
      checkRemove,
      fill: placeOpening,
      hidden: sql`(select hidden_stock())`,
      after: async (call, item, before) => {
        if (!before) await bookOpening(call, item.boatID, [item]);
        // A restored item learns what jobs and orders kept meanwhile.
        if (before === item) await refreshFigures(call, item.boatID, [item._id]);
        await tellOfItems(call, item.boatID, [item._id]);
      },
    }),
    stockReads: serve(stockReads, { attention, sisters }),
    stockCommands: serve(stockCommands, { set }),
    photos: serve(photos, photoCalls),
  },
  schemas: { Photo: photoSchema },
  importers: { inventory: inventoryImporter },
});
