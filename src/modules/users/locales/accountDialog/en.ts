export default {
  emailHelp: 'It was never confirmed. The person gets a new welcome mail there.',
  emailOwnHelp: 'We mail a link there; the present address stays until it is opened.',
  sendConfirmation: 'Send link',
  roleNote: 'Takes effect at once, in every open session.',
  roleHelp: {
    crew: 'Works aboard; sees what the rights say.',
    management: 'Works ashore for the company; reaches all its boats.',
    shipyard: 'Works for a shipyard; sees what it was given.',
    contract: 'Works for a contractor; sees the jobs it was given.',
    user: 'Was invited; sees what the rights say.',
    superadmin: 'Reaches every boat and every page.',
  },
} as const;
