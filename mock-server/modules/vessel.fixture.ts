import { boat, boatFurther, company, each, rightsOf, self } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    'vessel.mine': self,
    'vessel.contact': self,
    ...each('vessel', 'particulars captain', boat),
    ...each('vessel', 'update layUp', boatFurther),
    'vessel.switchBoat': boat,
    'vessel.logo': company,
  },
  samples: {
    'vessel.layUp': () => ({ layUp: null }),
  },
});
