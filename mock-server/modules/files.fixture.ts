import { canaryIdOf } from '../testing/rights/canaries.ts';
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
  samples: {
    'files.upload': (boatID, n) => {
      const form = new FormData();
      const fields = {
        _id: `sample-of-the-test-${n}`,
        resource: 'equipmentgroups',
        ownerID: canaryIdOf('equipmentgroups', boatID),
        kind: 'photo',
        name: 'a.png',
      };
      for (const [key, value] of Object.entries(fields)) form.append(key, value);
      form.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])]));
      return form;
    },
  },
});
