import { each, rightsOf, self } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('sessions', 'mine end endOthers', self),
  },
});
