import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { all, boat, boatFurther, each, itemFurther, rightsOf, self } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    // Whose sheet it is, and who signs with which PIN, decides further (hoursofrest.test.ts).
    ...each('timesheetCommands', 'update sign', itemFurther('timesheets')),
    'timesheetCommands.ask': boatFurther,
    ...each('fleetRest', 'months', self),
    'timesheetReads.key': all,
    'timesheetReads.signers': boat,
    'timesheetPapers.sheet': boatFurther,
    // STCW limits exceptions (evaluate.test.ts).
    'restSettings.rules': boatFurther,
    'hours.create': boatFurther,
    'hours.update': itemFurther('hours'),
  },
  samples: {
    'timesheetCommands.update': (boatID) => ({
      userID: canaryIdOf('person', boatID),
      month: '2026-06',
      days: {},
      was: {},
    }),
    'timesheetCommands.ask': (boatID) => ({
      userID: canaryIdOf('person', boatID),
      month: '2026-02',
      days: 3,
    }),
    'timesheetCommands.sign': () => ({ content: '{}', proof: 'none' }),
  },
  fields: {
    timesheets: () => ({ month: '2026-06', days: {}, signatures: [], amendments: [] }),
  },
  queries: {
    'timesheetPapers.sheet': () => 'month=2026-06',
    'fleetRest.months': () => 'month=2026-06',
  },
});
