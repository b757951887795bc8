export default {
  title: 'Equipment with spares',
  new: 'New equipment',
  saved: 'Equipment saved',
  removed: 'Equipment deleted',
  removeBody:
    'Only an equipment without sections and parts can be deleted. Its manuals go with it. It can be restored under Deleted.',
  machineHelp: 'Its page then shows these parts',
  field: {
    equipmentName: 'Name',
    equipmentGroupID: 'Machine aboard',
  },
} as const;
