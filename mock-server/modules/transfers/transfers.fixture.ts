import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boatFurther, each, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    // Who may access both vessels proposes; the vessel that has it sends (transfers.test.ts).
    'transfers.create': boatFurther,
    ...each('transfers', 'update remove', itemFurther('transfers')),
    ...each('transferCommands', 'send receive decline', itemFurther('transfers')),
  },
  samples: {
    'transfers.create': (boatID) => ({
      inventoryID: canaryIdOf('inventory', boatID),
      otherInventoryID: canaryIdOf('inventory', boatID),
    }),
    'transferCommands.send': (_, n) => ({ _id: `sent-${n}-of-test`, quantity: 1 }),
    'transferCommands.receive': (_, n) => ({ _id: `received-${n}-of-test`, quantity: 1 }),
  },
  fields: {
    transfers: (boatID) => ({
      inventoryID: canaryIdOf('inventory', boatID),
      status: 'proposed',
      pairID: '',
      otherBoatID: '',
    }),
  },
});
