import { canaryIdOf } from '../testing/rights/canaries.ts';
import { boat, each, rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('crewMails', 'ofBoat send', boat),
  },
  samples: {
    'crewMails.send': (boatID) => ({ to: [canaryIdOf('person', boatID)] }),
  },
});
