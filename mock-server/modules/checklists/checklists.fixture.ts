import { each, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('runCommands', 'mark finish reopen', itemFurther('checklistruns')),
  },
  samples: {
    'runCommands.mark': (_, n) => ({
      ...{ _id: `mark-${n}-of-test`, item: 'item', result: 'ok', at: '2026-06-02T00:00:00.000Z' },
    }),
  },
});
