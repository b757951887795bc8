import { boatFurther, each, itemFurther, rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('imports', 'ofBoat mapping start', boatFurther),
    ...each('imports', 'rows check commit undo', itemFurther('import')),
  },
  samples: {
    'imports.start': () => ({ resource: 'equipmentgroups' }),
    'imports.rows': () => ({ from: 0, rows: [{ name: 'Pump' }] }),
  },
});
