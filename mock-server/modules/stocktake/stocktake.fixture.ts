import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { each, item, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('stocktakeCommands', 'count close cancel reopen', itemFurther('stocktakes')),
    ...each('stocktakeReads', 'counts paper', item('stocktakes')),
  },
  samples: {
    'stocktakes.create': (boatID) => ({ locationID: canaryIdOf('locations', boatID) }),
    'stocktakes.update': (boatID) => ({ locationID: canaryIdOf('locations', boatID) }),
    'stocktakeCommands.count': (boatID, n) => ({
      _id: `count-${n}-of-test`,
      inventoryID: canaryIdOf('inventory', boatID),
      counted: 2,
      chosen: '',
      replaces: [],
      at: '2026-06-02T00:00:00.000Z',
    }),
  },
});
