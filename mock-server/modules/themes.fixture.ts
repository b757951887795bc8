import { canaryIdOf } from '../testing/rights/canaries.ts';
import { each, personalFurther, rightsOf, type Sample } from '../testing/rights/rightsOf.ts';

const changes =
  'navCollapsed currentTheme navType sideNavTheme topNavColor fontSize locale direction navPins closedGroups resetTheme';

export default rightsOf({
  subjects: {
    ...each('themes', changes, personalFurther('theme')),
    // A theme belongs to its user only; crew managers have no access.
    'themes.details': personalFurther('theme'),
  },
  samples: each<Sample>('themes', changes, (boatID) => ({ userID: canaryIdOf('person', boatID) })),
});
