/** Lines are paragraphs, lines with "- " a list, `x` a key to press, *x* a word of the screen; menu names come from the menu itself. */
export default {
  search: 'Search in help',
  contents: 'Contents',
  nothing: 'Nothing about this',
  nothingHint: 'Try another word, or ask on board.',
  sections: {
    signIn: {
      title: 'Sign in and out',
      text: `Your user name and first password come from the captain or the office.
        - At the first sign-in you choose a password of your own: at least 8 characters. A short sentence is best.
        - Password forgotten: choose *Forgot password?* on the sign-in page. The link in the e-mail works once, for one hour.
        - To change it later: *$t(nav:changePassword)*.
        - On a shared tablet: *$t(nav:signOut)*, behind your name in the bar, when your watch ends.`,
    },
    find: {
      title: 'Find a machine',
      text: `The search in the bar works on every page: \`Ctrl\` \`K\`, on a Mac \`⌘\` \`K\`.
        - Part of a name, maker, serial number or place is enough.
        - *$t(nav:equipment)* lists everything on board. Narrow the list with the filters above it; *Clear* takes them all away.
        - With a label on the machine: point the tablet’s camera at it and open the link. The machine’s page opens.
        - No label yet: print them under *$t(nav:labels)*.`,
    },
    hours: {
      title: 'Enter running hours',
      text: `Do the engine-room round with *$t(nav:runningHours)*: it lists every machine that has a meter.
        - Type the reading as the meter shows it. The last reading stands beside, and the difference.
        - A reading lower than the last is stopped: correct the typing error, or say that the meter is new.
        - What is due next follows from the readings, so enter them before you plan.
        - The readings of one machine are on its page, with who read them and when.`,
    },
    import: {
      title: 'Import a list',
      text: `*$t(nav:importEquipment)* takes CSV and Excel files with up to 10,000 rows.
        - Choose the file, then say which column is which. The first row holds the names of the columns.
        - Every row is checked before anything changes. What does not fit is shown with its row and column.
        - All rows go in, or none.
        - You can take an import back as long as nobody has changed its rows.`,
    },
    badLink: {
      title: 'Work with a bad link',
      text: `The app is made for a slow satellite. A banner says so when the link is gone, and since when.
        - What has been loaded stays on the screen: go on reading.
        - When something could not be sent, a notice says so. What you typed stays in the form; save again when the link is back.
        - A longer form keeps a draft on this device. You find it when you open the form again.
        - Photos are made smaller before they go. One at a time gets through best.
        - When in doubt, look at the list: what stands there after a reload is safe ashore.`,
    },
    keys: {
      title: 'Keyboard',
      text: `
        - \`Ctrl\` \`K\` or \`⌘\` \`K\`: search everything
        - \`/\`: search in the list
        - \`↑\` \`↓\`: from row to row
        - \`Space\`: tick the row
        - \`Enter\`: open the row
        - \`Esc\`: close what is open
        - \`Tab\`: to the next button or field`,
    },
    night: {
      title: 'Bridge at night',
      text: `Night turns everything red on black and keeps your eyes used to the dark. You find it in the theme settings in the bar.
        - It counts for this device only and ends by itself at 06:00.
        - Minus and plus beside it dim and brighten.
        - States keep their icon and word, so nothing depends on colour.
        - Text size and the dark theme for the day are in the same place.`,
    },
    call: {
      title: 'Who to call',
      text: `
        - You cannot sign in, or a page says you have no access: the captain, or the office that manages the vessel. They give accounts and access.
        - The subscription of the vessel has expired: the office or the owner’s representative renews it.
        - A figure or a date looks wrong: the head of the department. The page of the machine says who changed what.
        - Something fails again and again: note the page, the time and the words of the notice, and tell the office.
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
