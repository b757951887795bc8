import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boat, boatFurther, each, item, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

/** A watch of an hour that no other sample has. */
const hoursOf = (n: number) => ({
  start: new Date(Date.UTC(2033, 0, 1, n)).toISOString(),
  end: new Date(Date.UTC(2033, 0, 1, n + 1)).toISOString(),
});

export default rightsOf({
  subjects: {
    // Whose watch it is, who was asked and who signs decides further (watchkeeping.test.ts).
    ...each('watchkeeping', 'create', boatFurther),
    'watchkeeping.update': itemFurther('watchkeeping'),
    'watchCommands.rota': boat,
    ...each('watchCommands', 'done askSwap answerSwap', itemFurther('watchkeeping')),
    'watchlogs.create': boatFurther,
    ...each('watchlogs', 'update remove', itemFurther('watchlogs')),
    'watchlogCommands.sign': itemFurther('watchlogs'),
    'watchorderCommands.acknowledge': item('watchorders'),
    'watchPapers.arrangements': boat,
    'watchWaiting.count': boat,
  },
  samples: {
    'watchkeeping.create': (boatID, n) => ({
      userID: canaryIdOf('person', boatID),
      ...hoursOf(n),
    }),
    'watchkeeping.update': (boatID, n) => ({ userID: canaryIdOf('person', boatID), ...hoursOf(n) }),
    'watchCommands.rota': () => ({
      from: '2032-01-01T00:00:00.000Z',
      to: '2032-01-02T00:00:00.000Z',
      watches: [],
    }),
    'watchCommands.askSwap': (boatID) => ({ toID: canaryIdOf('person', boatID) }),
    'watchplans.create': () => ({ from: '2032-01-01', to: '2032-01-02', hours: '', dayWork: '' }),
    'watchplans.update': (boatID) => ({
      ...{ from: '2026-06-01', to: '2026-06-02', hours: '', dayWork: '' },
      people: [canaryIdOf('person', boatID)],
    }),
    'watchlogs.create': (boatID) => ({ watchID: canaryIdOf('watchkeeping', boatID) }),
    'watchlogs.update': (boatID) => ({ watchID: canaryIdOf('watchkeeping', boatID) }),
    'watchlogCommands.sign': () => ({ content: '{}', proof: 'none' }),
    'watchorders.create': () => ({ from: '2032-01-01', until: null }),
    'watchorders.update': () => ({ from: '2032-01-01', until: null }),
    'watchorderCommands.acknowledge': () => ({ rev: 0 }),
  },
  fields: {
    watchkeeping: () => ({
      ...{
        start: '2026-06-01T00:00:00.000Z',
        end: '2026-06-01T04:00:00.000Z',
        status: 'planned',
        swap: null,
      },
      station: 'bridge',
    }),
    watchplans: (boatID) => ({
      from: '2026-06-01',
      to: '2026-06-02',
      people: [canaryIdOf('person', boatID)],
      hours: '',
      dayWork: '',
      template: 'anchor',
    }),
    watchlogs: (boatID) => ({ watchID: canaryIdOf('watchkeeping', boatID), signatures: [] }),
    watchorders: () => ({ from: '2026-06-01', until: null, readings: [] }),
  },
  queries: {
    'watchPapers.arrangements': () => 'from=2026-06-01&to=2026-06-02',
  },
});
