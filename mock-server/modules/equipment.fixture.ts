import { canaryIdOf } from '../testing/rights/canaries.ts';
import { boat, boatFurther, each, item, itemFurther, rightsOf } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    'readings.ofEquipment': item('equipmentgroups'),
    'meterParts.ofBoat': boat,
    'readings.enter': boat,
    'readings.correct': itemFurther('reading'),
    ...each('readings', 'strike restore', boatFurther),
    'copies.duplicate': item('equipmentgroups'),
  },
  samples: {
    'readings.enter': (boatID, n) => ({
      readings: [
        {
          _id: `reading-${n}-of-test`,
          equipmentID: canaryIdOf('equipmentgroups', boatID),
          at: '2026-06-02T00:00:00.000Z',
          value: 6,
        },
      ],
    }),
    'readings.strike': (boatID) => ({ readings: [canaryIdOf('reading', boatID)], reason: 'Wrong meter' }),
    'readings.restore': (boatID) => ({ readings: [canaryIdOf('reading', boatID)] }),
    'copies.duplicate': (boatID, n) => ({
      ids: { [canaryIdOf('equipmentgroups', boatID)]: `copy-of-the-test-${n}` },
    }),
  },
  fields: {
    equipmentgroups: () => ({ metered: true }),
  },
});
