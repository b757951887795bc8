import { canaryIdOf } from '../testing/rights/canaries.ts';
import { account, boatFurther, each, itemFurther, rightsOf, self } from '../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    'shipyardUsers.ofBoat': boatFurther,
    ...each('shipyardUsers', 'create invite', boatFurther),
    ...each('shipyardUsers', 'createProfile inviteProfile addShipyard', account),
    'shipyardUsers.addContractUser': itemFurther('worklist'),
    'shipyardUsers.shareJobs': boatFurther,
    'shipyardUsers.jobDetails': itemFurther('worklist'),
    'shipyardUsers.myJobs': self,
  },
  samples: {
    'shipyardUsers.create': (_, n) => ({ username: `sample${n}`, email: `sample${n}@rights.example` }),
    'shipyardUsers.createProfile': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
    'shipyardUsers.invite': (boatID, n) => ({
      email: `sample${n}@rights.example`,
      jobID: canaryIdOf('worklist', boatID),
    }),
    'shipyardUsers.inviteProfile': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
    'shipyardUsers.addContractUser': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
    'shipyardUsers.shareJobs': (boatID) => ({
      ids: [canaryIdOf('worklist', boatID)],
      userID: canaryIdOf('person', boatID),
    }),
  },
});
