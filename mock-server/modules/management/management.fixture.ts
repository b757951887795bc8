import { companyOf } from '../../testing/rights/canaries.ts';
import { all, company, each, rightsOf, self } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('managements', 'list fleet', self),
    ...each('managements', 'details save', company),
    ...each('managements', 'people', company),
    ...each('managements', 'addBoat changeDocs resetBoat remove', all),
  },
  samples: {
    'managements.save': (boatID) => ({ images: [], createNew: false, managementID: companyOf(boatID) }),
    // A boat that does not exist: giving a real one to a company would open it to others from then on.
    'managements.addBoat': (boatID) => ({ managementID: companyOf(boatID), boatID: 'boat-none' }),
  },
  paths: {
    // A boat that does not exist: resetting a real one would take it from its company for the calls after it.
    'managements.resetBoat': () => ({ boatID: 'boat-none' }),
  },
});
