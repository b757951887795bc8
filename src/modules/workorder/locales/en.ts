export default {
  title: 'Work orders',
  jobs: 'Jobs',
  facts_one: '{{count}} job',
  facts_other: '{{count}} jobs',
  tooMany: 'The first {{most}} of {{count}} jobs',
  pdf: 'Save as PDF',
  pdfNeedsLink: 'The PDF needs a link to the server. Printing works without one.',
  loadFailed: 'Could not load the jobs',
  none: 'Nothing to print',
  noneHint: 'Select jobs in the list and choose Print.',
  toJobs: 'Go to Jobs',
  code: 'Opens {{job}}',
} as const;
