import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boat, boatFurther, rightsOf, self } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    'workingSet.cost': boat,
    'sync.batch': self,
    'sync.events': boat,
    'sync.presence': boatFurther,
  },
  samples: {
    'sync.batch': (boatID, n) => ({
      operations: [
        { opId: `op-${n}`, method: 'DELETE', path: `/api/guests/${canaryIdOf('guests', boatID)}`, about: [] },
      ],
    }),
    'sync.presence': (boatID) => ({ resource: 'equipmentgroups', id: canaryIdOf('equipmentgroups', boatID) }),
  },
  queries: {
    'sync.events': (boatID) => `boatID=${boatID}`,
  },
});
