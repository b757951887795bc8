/** Lines are paragraphs, lines with "- " a list, `x` a key to press, *x* a word of the screen; menu names come from the menu itself. */
export default {
  search: 'Search help',
  contents: 'Contents',
  nothing: 'No help found',
  nothingHint: 'Try another word, or ask on board.',
  sections: {
    signIn: {
      title: 'Sign in and out',
      text: `Your user name comes from the captain or the office. An e-mail brings a link to choose your first password.
        - Use at least 8 characters. A short sentence is best.
        - Forgot it? Choose *Forgot password?* on the sign-in page. The link in the e-mail works once, for one hour.
        - Change it under *$t(nav:changePassword)*. See your devices, sign them out and choose your notifications under *$t(nav:account)*.
        - On a shared tablet, choose *$t(nav:signOut)* behind your name when your watch ends. Changes not yet sent wait on that tablet for you; you are asked first.`,
    },
    find: {
      title: 'Find things',
      text: `*$t(nav:home)* shows what needs you. The search in the bar works on every page: \`Ctrl\` \`K\`, on a Mac \`⌘\` \`K\`.
        - Part of a name, maker, serial number or place is enough.
        - Lists: type in the search field, or use *Filters*. Save a search you need often with *Save view*.
        - *Export* makes an Excel or CSV file of what the list shows.
        - A QR label on a machine: point the camera at it and open the link.
        - *$t(nav:help)* is behind the question mark, *$t(nav:terms)* at the foot of each page.`,
    },
    jobs: {
      title: 'Jobs',
      text: `*$t(nav:jobs)* is the worklist: what is overdue, due, waiting and planned.
        - *Due now* is what needs doing, *Mine* is assigned to you, *All open* is everything.
        - Show it as a table, a board or a calendar. Drag a card on the board to change its status.
        - *New job*: say what to do, on which machine, how often, and by whom. A job repeats by date, by running hours, or whichever comes first.
        - Select several jobs to assign, postpone, complete or print them together.
        - Discuss a job on its page. Type @ to mention someone; they are notified.`,
    },
    complete: {
      title: 'Complete a job',
      text: `Press *Complete job* on its page, or the circle in the list.
        - Tick the tasks as you do them. A task with limits says so when a reading is out of them.
        - Add photos where they are required, the meter reading, the time taken, the parts used and a note.
        - The form shows the next due date before you save.
        - Completed by mistake? *Undo* in the message, or *Undo completion* under *Work done*.`,
    },
    postpone: {
      title: 'Postpone a job',
      text: `Press *Postpone*, choose how long or a date, and give the reason. It stays with the job.
        - For critical equipment a second person must approve. Until then the old due date counts.
        - Whoever may approve finds the request on the job and in the notifications.
        - *Withdraw* takes your request back.`,
    },
    defect: {
      title: 'Report a defect',
      text: `Press *Report a defect* on *$t(nav:home)* or on the machine’s page, or *Problem* in the round.
        - Say what is wrong and where, take a photo, and say how bad it is.
        - The defect is a job from then on: it can be assigned, postponed and completed.
        - When you close it, note what was wrong and how it was fixed.`,
    },
    logbooks: {
      title: 'Log books',
      text: `*$t(nav:logbook)* lists the books of the vessel; *Sea log* and *Port log* are the deck log under way and alongside.
        - The row below the table begins with the last values. Change what is different, press *Sign with PIN*.
        - A signed entry never changes. A mistake is amended on its own page, with a reason; the old words stay legible.
        - Without a link it is signed on this device and sealed ashore later, in the order in which it was signed.
        - Set your PIN under *$t(nav:account)*. The master verifies entries and closes the volume under *Seals*.`,
    },
    forms: {
      title: 'Safety forms',
      text: `*$t(nav:ism)* shows which forms are due, which are being filled, and what waits for a signature.
        - Open a form and press *Start filling*. Each answer is kept as you give it, without a link too; others can fill it with you on their own devices.
        - An answer outside its limits says what follows. What stops a form must be corrected before it is submitted.
        - *Submit for signing*, then each role signs in order with a PIN, on one tablet or several. A change voids all signatures and keeps both.
        - *$t(nav:formArchive)* finds signed forms by words of their answers. *$t(nav:nonconformities)* lists what was found and what is done about it. *$t(nav:ncAudit)* shows an office the findings of all its vessels.
        - Forms are written under *$t(nav:boatForms)*: drag lines by their grip, or take one up with \`Space\` and move it with the arrows. *$t(nav:fleetForms)* holds the forms of all vessels of an office, and copies one to others.`,
    },
    checklists: {
      title: 'Checklists',
      text: `*$t(nav:checklists)* are gone through item by item: *OK*, *Fails* or *Skip*.
        - A failed item needs a word, and opens a job if you leave the switch on.
        - Several people can go through one checklist at once, also without a link. If two found different results, somebody chooses.`,
    },
    round: {
      title: 'The round',
      text: `*$t(nav:round)* takes you through today’s short checks, one after the other.
        - *All fine* records the check; enter the reading where one is asked for.
        - *Problem* reports a defect. *Skip* leaves the check for later.
        - A job is part of the round when *Part of the round* is set on it.`,
    },
    hours: {
      title: 'Running hours and readings',
      text: `*$t(nav:runningHours)* lists every machine that has a meter, with the last reading and what to expect.
        - Type the figure on the meter. Every reading is saved on this device as you type; *Save round* sends them.
        - A reading lower than the last, or higher than the hours that have passed, is questioned. Check it before you save.
        - New meter: choose *Meter was replaced*. Total hours carry on.
        - The due dates of jobs follow the readings, so enter them before you plan.
        - All readings of a machine are on its page, with who read them and when.`,
    },
    equipment: {
      title: 'Equipment',
      text: `*$t(nav:equipment)* is the tree of everything on board. *$t(nav:manageEquipment)* changes many machines at once.
        - A machine’s page has its particulars, jobs, readings, photos, files and history.
        - Mark equipment as critical if its sudden failure is a hazard (ISM 10.3).
        - Archive what is no longer in use: it keeps its history but leaves the lists.
        - *$t(nav:equipmentPhotos)* shows all photos. Take one of each name plate.
        - Print QR labels under *$t(nav:labels)*.`,
    },
    import: {
      title: 'Import a list',
      text: `Import equipment or jobs from a CSV or Excel file of up to 10,000 rows, with *Import* above the list.
        - Choose the file, then check which column is imported as what.
        - Every row is checked before anything changes. Correct what is wrong right there, or leave those rows out.
        - *Undo import* works as long as nobody has changed its rows.`,
    },
    offline: {
      title: 'Work without a link',
      text: `Everything you do is saved on this device first and sent when there is a link. A banner says when there is none, and since when.
        - Choose *Offline* behind your name, then *Make available offline*: equipment, jobs, history and photos come onto this device.
        - Carry on as usual: complete jobs, enter hours, write comments, take photos. *On this device* counts what is not sent yet.
        - Nothing needs saving twice. When the link is back, everything is sent by itself, in the order you did it.
        - What stands under *On this device* is on this device only. Keep the device, and do not clear the browser’s data, until it is sent.
        - Passwords, rights, roles and new accounts need a link.`,
    },
    conflicts: {
      title: 'Needs attention',
      text: `Sometimes a change cannot be saved as it is. It then waits under *Needs attention* in the bar.
        - Someone has changed the same field: compare *Mine* and *Theirs* and choose. The other value stays in the history.
        - The server refused it: read why, correct it and send it again, or discard it.
        - Nothing is thrown away without asking you.
        - Deleted by mistake? *$t(nav:deleted)*, also under *Export* of each list, shows who deleted what and when. *Restore* brings it back with its photos, files, comments and parts.`,
    },
    people: {
      title: 'Crew and certificates',
      text: `*$t(nav:employees)* has a profile for everyone: contacts, emergency contact, certificates, and who is aboard.
        - Add certificates with their expiry date and a scan. You are warned from 90 days before they expire.
        - The certificate matrix shows what each rank needs, and what is missing.
        - *$t(nav:onOffBoard)* is the headcount. Set your own status; the watch sets the others.
        - *$t(nav:hoursOfRest)*: paint your rest and work with the finger, half hour by half hour. A breach shows while you paint; give its reason. At the end of the month you sign, then the master.
        - *$t(nav:watchkeeping)*: plan what the vessel does and who keeps which station, then make the rota: it never breaks the hours of rest, and says what stays open and why. Open a watch of yours to ask for a swap, to write hand-over notes and to sign them.
        - *$t(nav:payroll)*: accounting begins the run of a month, checks it against the month before, makes the payment file and locks it. A locked run never changes; a mistake becomes a line of the next one. Everybody finds their own payslips here.
        - *$t(nav:vacationLeaves)*: your balance as a ledger, and *Ask for leave*. *$t(nav:manageLeaves)*: heads of department, then the captain decide; what speaks against a request stands beside it.
        - *$t(nav:crew)* makes the crew list for the authorities (IMO FAL form 5) as PDF or CSV.
        - *$t(nav:teams)* are watches, fire teams and boat crews. *$t(nav:crewEmail)* writes to everyone, or to some.
        - *$t(nav:editProfile)* is behind your name: photo, signature and PIN are there too.`,
    },
    guests: {
      title: 'Guests',
      text: `*$t(nav:guests)* holds identity, cabin, dates, allergies and preferences.
        - Allergies and diet are for the galley: enter them before the guests arrive.
        - Mark guests aboard when they come. More than 12 passengers makes the yacht a passenger ship.
        - The passenger list (IMO FAL form 6) is made from the same data.`,
    },
    stock: {
      title: 'Stock, counting and codes',
      text: `- *$t(nav:inventory)* says what is aboard, how many and where; *$t(nav:locations)* are the places as a tree.
        - *$t(nav:movements)* lists what was taken, received, counted and moved: by kind, place, person, job, order and period, with export.
        - *$t(nav:stocktake)*: count a place, a category or the whole vessel line by line, several people at once, without a link too. Nothing changes until it is closed. Two counts that differ are asked about. Past ones stay on record.
        - *$t(app:scan)* in the bar reads labels of this app and barcodes of makers. A code not known yet can be linked to an item.`,
    },
    documents: {
      title: 'Vessel documents',
      text: `*$t(nav:vesselDocs)* has the papers of the vessel in folders: certificates, manuals, procedures.
        - Drop files on the list or a folder, or press *Upload*. Without a link they wait on your device.
        - Search names, and the text of PDF files and spreadsheets. The page of the words opens.
        - Move folders and documents by dragging, or with \`Space\` and the arrow keys in the tree.
        - *New revision* keeps the old ones. With a number it waits for the captain or the company; then all who must read it are asked. Press *I have read it* on your own device.
        - The pin keeps a document on your device. You are told 90, 60, 30 and 7 days before it expires, and on the day.
        - *$t(nav:shipCertificates)*: what expires, survey windows, conditions of class. When a window opens, a job opens, due at its end; *Record survey* or *Renew* completes it. *$t(nav:certificateNeeds)*: what your vessel must carry, by flag, tonnage and use; change what is different on board.
        - *$t(nav:portPacks)*: for each port the lists, certificates and papers it asks for; one button makes one PDF of them. What is missing is named on its first page.`,
    },
    spareParts: {
      title: 'Spare parts and drawings',
      text: `- *$t(nav:spareParts)* is the spares book: equipment, its sections, and their parts.
        - *$t(nav:spareSections)* shows each section’s drawing. Tap a number or a part: each marks the other. *Edit spots* puts the numbers on it.
        - *$t(nav:allSpares)* is one list, to find a number or to export.`,
    },
    suppliers: {
      title: 'Suppliers and the vessel',
      text: `*$t(nav:supplier)* lists who to call, and where they deliver; add price lists as files.

*$t(nav:orders)* go to suppliers by e-mail, with the order as a PDF in their language. Above the limits of the vessel the captain or the management approves them first. When a parcel comes, press Receive on its order and type what came: it is booked into stock, and the rest stays open. *$t(nav:toBuy)* turns what is short into drafts by supplier; *$t(nav:forecast)* says what the planned jobs of the next 12 months need, and what to buy by when.

*$t(nav:transfers)* moves stock between sister vessels: the office proposes it, one vessel sends it, the other receives what came.
        *$t(nav:myVessel)* has the particulars that are printed on documents, and who has an account.`,
    },
    users: {
      title: 'Accounts and rights',
      text: `*$t(nav:users)* is for the captain and the office. *$t(nav:adminUsers)* lists those of every vessel, for superadmins.
        - *New user* sends an e-mail with a link to choose a password. The link works once, for seven days.
        - A role says who someone works for. The switches under *System access* say which pages they see; changes apply at once.
        - Someone who leaves: *Delete user*. They are signed out everywhere; what they wrote stays, and the account can be restored.`,
    },
    yard: {
      title: 'Yard and contractors',
      text: `Invite a yard or a contractor under *$t(nav:users)*, *Yard and invited*, or with *Assign to a contractor* on a job.
        - They see only the jobs assigned to them, and the shipyard profile as their own page.`,
    },
    office: {
      title: 'The fleet',
      text: `*$t(nav:managementHome)* compares all vessels of a company: overdue jobs, certificates, people aboard.
        - *$t(nav:management)* has the company, its contact, its logo and its vessels.
        - *$t(nav:superAdmin)* is for new vessels, their subscription and presets of rights.`,
    },
    keys: {
      title: 'Keyboard',
      text: `
        - \`Ctrl\` \`K\` or \`⌘\` \`K\`: search everything
        - \`/\`: search in the list
        - \`↑\` \`↓\`: from row to row
        - \`Space\`: select the row
        - \`Enter\`: open the row
        - \`Esc\`: close what is open
        - \`Tab\`: to the next button or field`,
    },
    night: {
      title: 'Screen and bridge at night',
      text: `The theme settings in the bar have the menu at the top or side, dark theme, text size, row height and language.
        - *Night bridge* turns everything red on black and keeps your eyes used to the dark. Minus and plus dim and brighten.
        - Night counts for this device only and ends by itself at 06:00 ship time.
        - Every state has its icon and word, so nothing depends on colour.`,
    },
    call: {
      title: 'Who to call',
      text: `
        - You cannot sign in, or a page says you do not have access: the captain, or the office that manages the vessel.
        - The subscription of the vessel has expired: the office or the owner’s representative renews it.
        - A figure or a date looks wrong: the head of department. The history says who changed what.
        - Something fails again and again: note the page, the time and the message, and tell the office.
        - In an emergency follow the ship’s own procedures. Shipshape raises no alarm.`,
    },
  },
  termsTitle: 'Terms of use',
  terms: {
    service: {
      title: 'What Shipshape is',
      text: `Shipshape helps crew and office to run a vessel: its equipment, maintenance, people and papers. Whoever signs in accepts these terms.`,
    },
    data: {
      title: 'Whose data it is',
      text: `What the crew enters belongs to the owner of the vessel. The owner, and the office the owner has named, can take it out at any time.
        Personal data is used to run the vessel and for nothing else. It is not sold and not used for advertising. You may see what is kept about you and have mistakes corrected: ask the office that manages the vessel.`,
    },
    account: {
      title: 'Your account',
      text: `An account is for one person. Keep your password to yourself and sign out on shared devices. What is done with your account is entered under your name.
        If you think somebody else knows your password, change it and tell the office.`,
    },
    use: {
      title: 'Fair use',
      text: `
        - Enter what is true, when it is done.
        - Do not look for ways into vessels, pages or accounts that are not yours.
        - Upload only what belongs to the work on board, and nothing harmful.
        - Do not load the service so that others cannot work.
        Who breaks these rules may lose access.`,
    },
    records: {
      title: 'What is kept',
      text: `Every change is kept with who made it and when. Entries are corrected, not rubbed out. They stay as long as the owner or the law asks for them, also after you have left the vessel.`,
    },
    obligations: {
      title: 'What it does not replace',
      text: `Shipshape is a tool. It does not replace the duties of the master, the crew and the company, the books that the flag state asks for, the maker’s instructions, or anybody’s own judgement. It is no navigation and no alarm system. Check what matters on the spot.`,
    },
    liability: {
      title: 'Liability',
      text: `The service is run with care, but it may fail, and at sea it may be out of reach. As far as the law allows, the operator is not liable for loss that comes from an interruption, from wrong entries, or from relying on a figure without checking it. Liability for intent, gross negligence and injury to persons remains.`,
    },
    changes: {
      title: 'When these terms change',
      text: `Changes are announced in the app before they count. Whoever goes on using it afterwards accepts them.`,
    },
    contact: {
      title: 'Contact',
      text: `Write to the office that gave you your account. It answers for the vessel and passes on what concerns the operator of the service.`,
    },
  },
} as const;
