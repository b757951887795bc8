import { boatFurther, each, itemFurther, rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    // With `member` as access, the flag of the named resource decides further.
    'history.ofItem': itemFurther('equipmentgroups'),
    ...each('history', 'lost restore', itemFurther('equipmentgroups')),
    'history.deleted': boatFurther,
  },
});
