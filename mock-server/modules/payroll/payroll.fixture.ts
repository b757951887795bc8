import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boat, boatFurther, each, item, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('payrolls', 'create', boatFurther),
    ...each('payrolls', 'update', itemFurther('payrolls')),
    ...each('payrollCommands', 'prepare lock', boat),
    'payrollPapers.slip': item('payrolls'),
    'paysettings.create': boatFurther,
  },
  samples: {
    'payrolls.create': (boatID, n) => ({
      userID: canaryIdOf('person', boatID),
      startDate: `2031-0${(n % 9) + 1}-01`,
      endDate: `2031-0${(n % 9) + 1}-10`,
    }),
    'payrolls.update': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
    'payrollCommands.prepare': () => ({ month: '2026-05' }),
    'payrollCommands.lock': () => ({ month: '2026-05', rows: [{ _id: 'none', totalSalary: 0 }] }),
  },
  fields: {
    payrolls: () => ({
      startDate: '2026-06-01',
      endDate: '2026-06-30',
      currency: 'EUR',
      corrections: [],
      allotments: [],
    }),
  },
});
