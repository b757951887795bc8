import { canaryIdOf, canaryOf } from '../../testing/rights/canaries.ts';
import {
  all,
  boat,
  each,
  itemFurther,
  personal,
  personalFurther,
  rightsOf,
  self,
} from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('profiles', 'details update', personal('profiles')),
    'profiles.create': personalFurther('profiles'),
    'profiles.remove': personalFurther('profiles'),
    ...each('profileReads', 'ofLogin ofManagement ofAccounting onboard', boat),
    ...each('profileReads', 'byUser docs', personal('profiles')),
    'profileReads.cash': personalFurther('profiles'),
    ...each('profileReads', 'ofFleet', self),
    'profileReads.all': all,
    'profileCommands.recentPhoto': personal('profiles'),
    ...each('profileCommands', 'signature notifications pin', personalFurther('profiles')),
    'profileCommands.pettyCash': boat,
    'profileCommands.onboardStatus': itemFurther('profiles'),
  },
  samples: {
    'profiles.create': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
    'profileCommands.recentPhoto': (boatID) => ({ profilePhoto: '', userID: canaryIdOf('person', boatID) }),
    'profileCommands.pettyCash': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
    'profileCommands.signature': (boatID) => ({ profileID: canaryIdOf('profiles', boatID), downloadUrl: '' }),
    'profileCommands.notifications': (boatID) => ({ id: canaryIdOf('profiles', boatID) }),
  },
  fields: {
    profiles: (boatID) => ({ role: 'crew', email: `${canaryOf(boatID)}@x.example` }),
  },
});
