export default {
  chooseBoatWhy: 'This page is about one vessel.',
  noAccess: 'No access',
  noAccessPage: 'You do not have access to {{page}}.',
  noAccessThis: 'You do not have access to this page.',
  noAccessWhom: 'Ask the captain, or whoever manages the accounts, for access.',
  toHome: 'Go to Home',
  expired: 'Access has ended',
  expiredWhat: 'The subscription of {{boat}} has expired, so its pages are closed.',
  expiredSafe: 'Nothing has been deleted. Everything is available again once the subscription is renewed.',
  expiredWhom: 'Call your management company, or whoever handles the vessel’s account ashore.',
  expiredWhomCompany: 'Call {{company}}, which manages the vessel.',
  expiredTell: 'Have this ready: {{vessel}}.',
} as const;
