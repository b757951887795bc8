import type { Endpoint } from '#lib/endpoint.ts';
import { allows, canCall } from '../../auth/access.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { companyOf } from './canaries.ts';
import type { Subject } from './rightsOf.ts';

/** `perhaps`: the matrix only checks that nothing of other boats is returned. */
export type Expected = 'yes' | 'no' | 'perhaps';

/** Who may make a call about items of a boat, by the declared access and the call's subject. */
export const expectedOf = (
  viewer: Viewer,
  { access, method }: Endpoint,
  subject: Subject,
  boatID: string,
): Expected => {
  if (!canCall(viewer, access)) return 'no';
  const accessible = viewer.superadmin || viewer.boatIDs.includes(boatID);
  // Nothing of the fixture is anybody's own: lists without the rest are answered, all else is refused.
  if (!allows(viewer, access))
    return accessible && method === 'GET' && subject.about === 'boat' ? 'yes' : 'no';
  const yes = subject.further ? 'perhaps' : 'yes';
  switch (subject.about) {
    case 'self':
    case 'all':
      return yes;
    case 'boat':
    case 'item':
      return accessible ? yes : 'no';
    case 'personal':
      // The person is never the caller.
      return accessible && allows(viewer, { flag: 'employees' })
        ? yes
        : subject.further && accessible
          ? 'perhaps'
          : 'no';
    case 'account':
      return accessible ? 'perhaps' : 'no';
    case 'company': {
      const known =
        viewer.superadmin ||
        viewer.managementID === companyOf(boatID) ||
        viewer.boatIDs.some((id) => companyOf(id) === companyOf(boatID));
      return known ? 'perhaps' : 'no';
    }
  }
};
