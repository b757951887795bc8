/** What a form is about. A file of its own: the address of the archive names one. */
export const formCategories = [
  'permit',
  'drill',
  'check',
  'assessment',
  'report',
  'review',
  'security',
  'other',
] as const;
