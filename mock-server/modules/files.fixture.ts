import { boatFurther, itemFurther, rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    // With `member` as access, the flag of the named resource decides further.
    'files.ofItem': itemFurther('equipmentgroups'),
    'files.ofBoat': boatFurther,
    'files.upload': itemFurther('equipmentgroups'),
    'files.remove': itemFurther('file'),
    'files.restore': itemFurther('file'),
  },
});
