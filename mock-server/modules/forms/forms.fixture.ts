import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { all, boat, item, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    'formCommands.publish': itemFurther('forms'),
    'formCommands.starters': boat,
    'formReads.starterList': all,
    'formReads.due': boat,
    'boatForms.fleet': all,
    'boatForms.copies': item('forms'),
    // It copies to other vessels of the caller (boatForms.test.ts).
    'boatForms.push': itemFurther('forms'),
  },
  samples: {
    'subforms.create': (boatID) => ({ formID: canaryIdOf('forms', boatID) }),
    'subforms.update': (boatID) => ({ formID: canaryIdOf('forms', boatID) }),
    'formCommands.publish': () => ({ version: 2 }),
    'formCommands.starters': () => ({ codes: ['PW'] }),
    'boatForms.push': (boatID) => ({ boatIDs: [boatID], how: 'merge' }),
  },
  fields: {
    forms: () => ({ version: 1, schedules: [], translations: {}, source: null }),
    subforms: (boatID) => ({ formID: canaryIdOf('forms', boatID) }),
    formversions: (boatID) => ({
      formID: canaryIdOf('forms', boatID),
      version: 1,
      lines: [],
      translations: {},
    }),
  },
});
