import { boat, boatFurther, each, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    // Holders confirm what they must read; the captain and the company decide (documents.test.ts).
    ...each('documentCommands', 'revise decide read ask answer', itemFurther('documents')),
    'documentReads.search': boat,
    'documentReads.changes': itemFurther('documents'),
    // Who may open a folder is for the captain and the company to say.
    ...each('folders', 'create', boatFurther),
    ...each('folders', 'update remove', itemFurther('folders')),
    ...each('documents', 'create', boatFurther),
    ...each('documents', 'update', itemFurther('documents')),
  },
  fields: {
    folders: () => ({ mainfolderID: '', mainFolder: true, readers: [], departments: [] }),
    documents: () => ({
      mainfolderID: '',
      mainFile: '',
      number: '',
      holders: [],
      revisions: [],
      readBy: [],
      requests: [],
    }),
  },
  queries: {
    'documentReads.search': () => 'q=paper',
    'documentReads.changes': () => 'from=none&to=none',
  },
});
