export default {
  facts: 'You stay signed in here; your other devices are signed out.',
  forced: 'Somebody else set your present password. Choose one that only you know, then go on.',
} as const;
