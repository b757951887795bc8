import { canaryIdOf } from '../testing/rights/canaries.ts';
import { rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  fields: {
    teams: (boatID) => ({ members: [canaryIdOf('person', boatID)] }),
  },
});
