export default {
  deleted: 'View "{{name}}" deleted',
  undo: 'Undo',
  saveFailed: 'The view could not be saved',
  deleteFailed: 'The view could not be deleted',
} as const;
