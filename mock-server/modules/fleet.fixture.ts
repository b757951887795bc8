import { companyOf } from '../testing/rights/canaries.ts';
import { all, each, rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('boats', 'list create free', all),
    ...each('presets', 'list save remove', all),
  },
  samples: {
    'boats.create': (boatID) => ({ timeZone: 'UTC', managementID: companyOf(boatID) }),
  },
});
