import { each, rightsOf, self } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('auth', 'me logout changePassword', self),
  },
});
