import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boatFurther, each, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    // Whose leave it is, and who decides, is tested in leave.test.ts.
    'leaves.create': boatFurther,
    ...each('leaves', 'update remove', itemFurther('leaves')),
    'leaveCommands.decide': itemFurther('leaves'),
    'vacations.create': boatFurther,
    'vacations.update': itemFurther('vacations'),
  },
  samples: {
    'leaves.create': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
    'leaves.update': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
    'vacations.create': (boatID) => ({ userID: canaryIdOf('person', boatID), kind: 'opening', days: 1 }),
    'vacations.update': (boatID) => ({ userID: canaryIdOf('person', boatID), kind: 'opening', days: 1 }),
  },
  fields: {
    leaves: () => ({ from: '2026-06-01', to: '2026-06-05', status: 'asked', steps: [] }),
    vacations: () => ({ kind: 'opening', days: 1 }),
  },
});
