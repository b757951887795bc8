import 'i18next';

/** Every namespace by its English text: a wrong key does not compile. A module adds its line. */
type Namespaces = {
  app: typeof import('../app/locales/en.ts').default;
  ui: typeof import('../ui/locales/en.ts').default;
  table: typeof import('../ui/table/locales/en.ts').default;
  nav: typeof import('./nav/en.ts').default;
  messages: typeof import('./messages/en.ts').default;
  account: typeof import('../modules/account/locales/en.ts').default;
  auth: typeof import('../modules/auth/locales/en.ts').default;
  certificates: typeof import('../modules/certificates/locales/en.ts').default;
  crewlist: typeof import('../modules/crewlist/locales/en.ts').default;
  equipment: typeof import('../modules/equipment/locales/en.ts').default;
  files: typeof import('../modules/files/locales/en.ts').default;
  guests: typeof import('../modules/guests/locales/en.ts').default;
  help: typeof import('../modules/help/locales/en.ts').default;
  history: typeof import('../modules/history/locales/en.ts').default;
  home: typeof import('../modules/home/locales/en.ts').default;
  hours: typeof import('../modules/hours/locales/en.ts').default;
  imports: typeof import('../modules/imports/locales/en.ts').default;
  jobboard: typeof import('../modules/jobboard/locales/en.ts').default;
  job: typeof import('../modules/job/locales/en.ts').default;
  jobimport: typeof import('../modules/jobimport/locales/en.ts').default;
  notices: typeof import('../modules/notices/locales/en.ts').default;
  onboard: typeof import('../modules/onboard/locales/en.ts').default;
  outbox: typeof import('../modules/outbox/locales/en.ts').default;
  users: typeof import('../modules/users/locales/en.ts').default;
  superadmin: typeof import('../modules/superadmin/locales/en.ts').default;
  management: typeof import('../modules/management/locales/en.ts').default;
  vessel: typeof import('../modules/vessel/locales/en.ts').default;
  teams: typeof import('../modules/teams/locales/en.ts').default;
  crewemail: typeof import('../modules/crewemail/locales/en.ts').default;
  shipyard: typeof import('../modules/shipyard/locales/en.ts').default;
  worklist: typeof import('../modules/worklist/locales/en.ts').default;
  profile: typeof import('../modules/profile/locales/en.ts').default;
  round: typeof import('../modules/round/locales/en.ts').default;
  savedviews: typeof import('../modules/savedviews/locales/en.ts').default;
  sync: typeof import('../modules/sync/locales/en.ts').default;
  workorder: typeof import('../modules/workorder/locales/en.ts').default;
  theme: typeof import('../modules/theme/locales/en.ts').default;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Namespaces;
  }
}
