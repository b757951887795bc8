import type { NavigationEntry } from './navigation.ts';

/** The pages of rest, leave and pay: a part of the table in `navigation.ts`. */
export const workEntries: readonly NavigationEntry[] = [
  {
    to: '/app/hoursofrest',
    flag: 'hourstracker',
    label: 'hoursOfRest',
    icon: 'moon',
    group: 'people',
    opens: ['/app/hoursofrest/timesheet', '/app/hoursofrest/timesheet/$id'],
    own: ['/app/hoursofrest', '/app/hoursofrest/timesheet', '/app/hoursofrest/timesheet/$id'],
  },
  {
    to: '/app/vacationleaves',
    flag: 'crew',
    label: 'vacationLeaves',
    icon: 'sailing',
    group: 'people',
  },
  {
    to: '/app/manageleaves',
    flag: 'employees',
    label: 'manageLeaves',
    icon: 'event',
    group: 'people',
    // Heads decide for their department.
    own: ['/app/manageleaves'],
  },
  {
    to: '/app/employees/payroll',
    flag: 'accounting',
    label: 'payroll',
    icon: 'briefcase',
    group: 'people',
    opens: ['/app/employees/payroll/details/$id'],
    own: ['/app/employees/payroll', '/app/employees/payroll/details/$id'],
  },
];
