import { itemFurther, rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    // Who cooks deletes no guest (guests.test.ts).
    'guests.remove': itemFurther('guests'),
  },
  samples: {
    'guests.create': (_, n) => ({ email: `sample${n}@rights.example` }),
    'guests.update': (_, n) => ({ email: `sample${n}@rights.example` }),
  },
});
