import { canaryIdOf } from '../testing/rights/canaries.ts';
import { boat, each, type Query, rightsOf } from '../testing/rights/rightsOf.ts';

const kinds = 'equipment inventory locations';

export default rightsOf({
  subjects: each('labels', kinds, boat),
  queries: each<Query>(
    'labels',
    kinds,
    (boatID) =>
      `ids=${['equipmentgroups', 'inventory', 'locations'].map((kind) => canaryIdOf(kind, boatID)).join(',')}`,
  ),
});
