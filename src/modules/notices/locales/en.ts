export default {
  title: 'Notifications', markAll: 'Mark all read', unread: 'Unread',
  none: 'No notifications', noneHint: 'What is assigned to you or needs you appears here.',
  failed: 'The notifications could not be loaded', failedWhy: 'The server did not answer.',
  kinds: {
    jobAssigned: 'New job for you: {{job}}', jobOverdue: 'Overdue: {{job}}', passwordReset: 'A new password was set',
    newUser: '{{name}} has joined', imported_one: '{{count}} row imported', imported_other: '{{count}} rows imported',
    hoursMissing_one: '{{count}} meter without a recent reading', hoursMissing_other: '{{count}} meters without a recent reading',
  },
  details: {
    jobAssigned: '{{equipment}}, from {{by}}', jobOverdue: '{{equipment}}', jobOverdueDays_one: '{{equipment}}, {{count}} day over',
    jobOverdueDays_other: '{{equipment}}, {{count}} days over', newUser: 'Added by {{by}}', imported: '{{file}}',
  },
} as const;
