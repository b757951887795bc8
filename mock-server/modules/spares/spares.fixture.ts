import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { item, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    'spotCommands.place': item('sections'),
  },
  samples: {
    'spareEquipment.create': () => ({ equipmentGroupID: '' }),
    'spareEquipment.update': () => ({ equipmentGroupID: '' }),
    'sections.create': (boatID) => ({ equipmentID: canaryIdOf('spareequipment', boatID) }),
    'sections.update': (boatID) => ({ equipmentID: canaryIdOf('spareequipment', boatID) }),
    'spares.create': (boatID, n) => ({
      equipmentID: canaryIdOf('spareequipment', boatID),
      sectionID: '',
      inventoryID: '',
      partNo: `P${n}`,
    }),
    'spares.update': (boatID) => ({
      equipmentID: canaryIdOf('spareequipment', boatID),
      sectionID: '',
      inventoryID: '',
    }),
  },
  fields: {
    spareequipment: () => ({ equipmentGroupID: '' }),
    sections: (boatID) => ({ equipmentID: canaryIdOf('spareequipment', boatID) }),
    spares: (boatID) => ({
      equipmentID: canaryIdOf('spareequipment', boatID),
      sectionID: '',
      inventoryID: '',
    }),
  },
});
