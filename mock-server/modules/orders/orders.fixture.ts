import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boat, boatFurther, each, item, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('orderCommands', 'approve send receive giveBack rest cancel reopen', item('orders')),
    ...each('buying', 'draft forecast', boat),
    'orderCalls.rules': boat,
    'orderCalls.setRules': boatFurther,
    'orderPapers.paper': item('orders'),
  },
  samples: {
    'buying.draft': (boatID) => ({ wanted: [{ inventoryID: canaryIdOf('inventory', boatID), quantity: 1 }] }),
  },
});
