/** The side menu's labels as the specification lists them, and its groups. */
export default {
  home: 'Home', jobs: 'Jobs', logbook: 'Logbook', equipment: 'Equipment', inventory: 'Inventory', reports: 'Reports',
  watchkeeping: 'Watchkeeping', crew: 'Crew', employees: 'Employees', guests: 'Guests', vesselDocs: 'Vessel Docs', ism: 'ISM',
  supplier: 'Supplier', spareParts: 'Spare Parts', accounting: 'Accounting', superAdmin: 'Super Admin', help: 'Help',
  users: 'Users', teams: 'Teams', decks: 'Decks', sales: 'Sales', calendar: 'Calendar', management: 'Management',
  shipyard: 'Shipyard', ympLite: 'Ymp Lite', charter: 'Charter', tysSales: 'TYS Sales',
  manageEquipment: 'Manage equipment', equipmentPhotos: 'Equipment Photos', runningHours: 'Running hours', labels: 'QR labels',
  importEquipment: 'Import equipment', terms: 'Terms', changePassword: 'Change password',
  editProfile: 'Edit Profile', hoursOfRest: 'Hours of Rest', onOffBoard: 'On / Off Board', myVessel: 'My Vessel',
  helpCenter: 'Help Center', signOut: 'Sign Out',
  groupVessel: 'Vessel', groupPeople: 'People', groupOffice: 'Vessel and office',
} as const;
