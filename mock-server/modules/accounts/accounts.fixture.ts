import { canaryIdOf, companyOf } from '../../testing/rights/canaries.ts';
import { account, all, boat, boatFurther, each, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each(
      'users',
      'details detailsByProfile email welcome systemAccess applyPreset endSessions softDelete role',
      account,
    ),
    ...each('waitingEmail', 'again takeBack', account),
    ...each('users', 'watchkeepers ofBoat switchLiteBoat', boat),
    'users.create': boatFurther,
    'users.all': all,
  },
  samples: {
    'users.create': (boatID, n) => ({
      username: `sample${n}`,
      email: `sample${n}@rights.example`,
      role: 'crew',
      managementID: companyOf(boatID),
      manageBoatID: boatID,
      language: 'en',
    }),
    'users.role': (boatID) => ({ role: 'crew', userID: canaryIdOf('person', boatID) }),
    'users.email': (_, n) => ({ email: `sample${n}@rights.example` }),
  },
  paths: {
    'users.detailsByProfile': (boatID) => ({ id: canaryIdOf('profiles', boatID) }),
  },
});
