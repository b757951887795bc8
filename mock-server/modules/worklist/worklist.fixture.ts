import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boat, each, item, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('jobCommands', 'set remove complete undo postpone', boat),
    'jobCommands.decide': itemFurther('worklist'),
    'jobCommands.tick': item('worklist'),
    ...each('jobReads', 'count worksOfBoat people', boat),
    ...each('jobReads', 'works comments comment', item('worklist')),
    'jobParts.ofBoat': boat,
    'jobReads.worksOfEquipment': item('equipmentgroups'),
    'jobPapers.workOrder': item('worklist'),
    'defects.report': boat,
    'defects.places': boat,
  },
  samples: {
    'worklist.create': (boatID) => ({ equipmentID: canaryIdOf('equipmentgroups', boatID) }),
    'defects.report': (boatID) => ({ equipmentID: canaryIdOf('equipmentgroups', boatID) }),
    'worklist.update': (boatID) => ({ equipmentID: canaryIdOf('equipmentgroups', boatID) }),
    'jobCommands.set': (boatID) => ({ ids: [canaryIdOf('worklist', boatID)] }),
    'jobCommands.remove': (boatID) => ({ ids: [canaryIdOf('worklist', boatID)] }),
    'jobCommands.complete': (boatID, n) => ({
      works: [{ _id: `work-of-test-${n}`, jobID: canaryIdOf('worklist', boatID), date: '2026-06-01' }],
    }),
    'jobCommands.undo': (boatID) => ({ works: [canaryIdOf('work', boatID)] }),
    'jobCommands.postpone': (boatID) => ({
      postponements: [
        {
          jobID: canaryIdOf('worklist', boatID),
          dueDate: '2036-01-01',
          dueHours: null,
          project: '',
          reason: 'Parts',
        },
      ],
    }),
  },
  fields: {
    worklist: () => ({ no: 99_901 }),
  },
});
