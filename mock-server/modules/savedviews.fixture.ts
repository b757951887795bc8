import { boat, each, itemFurther, rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('savedviews', 'ofList create', boat),
    ...each('savedviews', 'update remove', itemFurther('view')),
  },
});
