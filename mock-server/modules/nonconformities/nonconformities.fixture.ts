import { all, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    'audits.audit': all,
  },
  fields: {
    nonconformities: () => ({ status: 'open', no: 901 }),
  },
});
