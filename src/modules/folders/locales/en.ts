export default {
  title: 'Folders',
  new: 'New folder',
  saved: 'Folder saved',
  removed: 'Folder deleted',
  removeBody: 'Only an empty folder can be deleted. It can be restored under Deleted.',
  change: 'Change the folder',
  delete: 'Delete the folder',
  top: 'At the top',
  rights: 'Who may open it',
  rightsHelp: 'Nobody named: everybody who sees vessel documents. The captain and the company always do.',
  field: {
    name: 'Name',
    mainFolder: 'At the top',
    mainfolderID: 'Inside',
    readers: 'People',
    departments: 'Departments',
  },
} as const;
