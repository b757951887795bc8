export default {
  deleted: 'View "{{name}}" deleted',
  saveFailed: 'The view could not be saved',
  deleteFailed: 'The view could not be deleted',
  field: { name: 'Name', state: 'Search, filters and order', shared: 'For everyone aboard' },
  otherState: 'other filters',
} as const;
