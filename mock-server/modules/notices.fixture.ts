import { canaryIdOf } from '../testing/rights/canaries.ts';
import { each, rightsOf, self } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('notices', 'mine read', self),
  },
  samples: {
    'notices.read': (boatID) => ({ ids: [canaryIdOf('notice', boatID)] }),
  },
});
