import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { all, boat, boatFurther, each, item, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('logbooks', 'volumes signers latest', boat),
    'logbooks.key': all,
    ...each('logbooks', 'records verify exported', item('logvolume')),
    'logbooks.record': item('logrecord'),
    'logPapers.volume': item('logvolume'),
    ...each('logPapers', 'declaration fallback', boat),
    'logDues.list': boat,
    'logWaiting.count': boat,
    ...each('logSeals', 'list rule', boat),
    'logSeals.setRule': boatFurther,
    'logSeals.seal': item('logvolume'),
    ...each('logInspections', 'list access', boat),
    // The master opens and ends links (inspection.test.ts).
    ...each('logInspections', 'open giveBack', boatFurther),
    'logInspections.end': itemFurther('inspection'),
    // Who signs, and with which PIN, decides further (logbooks.test.ts).
    'logbooks.sign': boatFurther,
  },
  samples: {
    'logbooks.sign': (_, n) => ({ _id: `record-${n}-of-test`, content: '{}', proof: 'none' }),
    'logInspections.open': (boatID) => ({
      volumes: [canaryIdOf('logvolume', boatID)],
      hours: 1,
      tokenHash: '0'.repeat(64),
    }),
    'logSeals.setRule': () => ({ addresses: ['office@rights.example'] }),
    'logInspections.giveBack': (boatID) => ({ signerID: canaryIdOf('person', boatID), proof: 'none' }),
    'logdrafts.create': () => ({ book: 'sea', code: 'event', values: {} }),
    'logdrafts.update': () => ({ book: 'sea', code: 'event', values: {} }),
  },
});
