export default {
  confirmTitle: 'Confirm your address',
  confirmText: 'Press the button to make this address the one of your account.',
  confirmAddress: 'Confirm address',
  confirmedTitle: 'Address confirmed',
  confirmed: 'This address is now the one of your account. The old one was told.',
  confirmDead: 'It works once and for seven days. Ask for a new one on the page of your account.',
  toApp: 'Open Shipshape',
} as const;
