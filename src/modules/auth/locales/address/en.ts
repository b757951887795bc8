export default {
  confirmTitle: 'Confirm your address',
  confirmText: 'Press the button to use this address for your account.',
  confirmAddress: 'Confirm address',
  confirmedTitle: 'Address confirmed',
  confirmed: 'Your account now uses this address. We have notified the old one.',
  confirmDead: 'It works once, for seven days. Ask for a new one on your account page.',
  toApp: 'Open Shipshape',
} as const;
