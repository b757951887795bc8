export default {
  emailHelp: 'The current address was never confirmed. A new welcome e-mail goes to the new one.',
  emailOwnHelp: 'We send a link to the new address. The current one stays until that link is opened.',
  sendConfirmation: 'Send link',
  roleNote: 'Takes effect at once, in every open session.',
  takeRights: 'Take away all rights',
  keeps: '{{name}} keeps: {{rights}}',
  loses: '{{name}} loses: {{rights}}',
  roleHelp: {
    crew: 'Works aboard; sees what the rights say.',
    management: 'Works ashore for the company; reaches all its vessels.',
    shipyard: 'Works for a shipyard; sees only what is assigned to the yard.',
    contract: 'Works for a contractor; sees only the jobs assigned to them.',
    user: 'Was invited; sees what the rights say.',
    superadmin: 'Reaches every vessel and every page.',
  },
} as const;
