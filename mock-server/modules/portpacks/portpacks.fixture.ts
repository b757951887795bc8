import { item, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    'portPackPapers.build': item('portpacks'),
  },
  fields: {
    portpacks: () => ({ parts: [], storeCategories: [] }),
  },
});
