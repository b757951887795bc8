import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { personal, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    'certificateReads.ofPerson': personal('profiles'),
  },
  samples: {
    'certificates.create': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
    'certificates.update': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  },
  fields: {
    certificates: () => ({ kind: 'other' }),
  },
});
