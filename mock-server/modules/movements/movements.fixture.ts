import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boat, boatFurther, each, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('movements', 'list people', boat),
    // Crew change what is of their department (stock.test.ts).
    ...each('movements', 'book reverse', boatFurther),
  },
  samples: {
    'movements.book': (boatID, n) => ({
      movements: [
        {
          _id: `movement-${n}-of-test`,
          inventoryID: canaryIdOf('inventory', boatID),
          kind: 'receive',
          quantity: 1,
          at: '2026-06-02T00:00:00.000Z',
        },
      ],
    }),
    'movements.reverse': (boatID, n) => ({
      reversals: [
        {
          _id: `reversal-${n}-of-test`,
          inventoryID: canaryIdOf('inventory', boatID),
          reverses: canaryIdOf('movement', boatID),
          at: '2026-06-02T00:00:00.000Z',
        },
      ],
    }),
  },
});
