import { boat, each, rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('falPapers', 'crewList passengerList', boat),
  },
});
