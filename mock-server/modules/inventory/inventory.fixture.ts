import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boat, boatFurther, each, item, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    // Crew change what is of their department (inventory/rights.test.ts).
    ...each('inventory', 'create', boatFurther),
    'stockReads.attention': boat,
    'stockReads.sisters': item('inventory'),
    'stockCommands.set': boatFurther,
    ...each('inventory', 'update remove', itemFurther('inventory')),
    'photos.ofBoat': boat,
    'photos.ofItem': item('inventory'),
  },
  samples: {
    'stockCommands.set': (boatID) => ({
      ids: [canaryIdOf('inventory', boatID)],
      fields: { category: 'Engine' },
    }),
    'inventory.create': (boatID) => ({ department: '', locationID: canaryIdOf('locations', boatID) }),
    'inventory.update': (boatID) => ({ locationID: canaryIdOf('locations', boatID) }),
  },
  fields: {
    inventory: () => ({
      private: false,
      totalAmount: 2,
      places: [],
      kitItems: [],
      partNumbers: [],
      barcodes: [],
    }),
  },
});
