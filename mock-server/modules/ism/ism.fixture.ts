import { canaryIdOf } from '../../testing/rights/canaries.ts';
import { boat, boatFurther, each, item, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    // What is filled and who signs decides further (ism.test.ts).
    ...each('fillCommands', 'answer submit act sign amend', itemFurther('formarchives')),
    'formarchives.create': boatFurther,
    ...each('formarchives', 'update remove', itemFurther('formarchives')),
    'archiveReads.archive': boat,
    'formWaiting.count': boat,
    'archivePapers.paper': item('formarchives'),
  },
  samples: {
    'formarchives.create': (boatID) => ({ formID: canaryIdOf('forms', boatID), version: 1 }),
    'formarchives.update': (boatID) => ({ formID: canaryIdOf('forms', boatID), version: 1 }),
    'fillCommands.answer': (_, n) => ({
      answers: [
        { _id: `given-${n}-of-test`, item: 'line', value: 'x', at: '2026-06-02T00:00:00.000Z', replaces: [] },
      ],
    }),
    'fillCommands.sign': () => ({ content: '{}', proof: 'none' }),
    'fillCommands.amend': (_, n) => ({ _id: `amended-${n}-of-test` }),
  },
  fields: {
    formarchives: (boatID) => ({
      ...{ formID: canaryIdOf('forms', boatID), version: 1, status: 'draft', confidential: false },
      ...{ answers: {}, signatures: [], voided: [], acts: [] },
    }),
  },
});
