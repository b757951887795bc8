export default {
  title: 'Theme', forYou: 'For you, on every device',
  navigation: 'Navigation', top: 'Top', side: 'Side',
  topBarColour: 'Top bar colour', ownColour: 'Own colour',
  graphite: 'Graphite', navy: 'Navy', teal: 'Teal', mahogany: 'Mahogany', plum: 'Plum', silver: 'Silver',
  sideBar: 'Side bar', light: 'Light', dark: 'Dark',
  collapse: 'Collapse side bar', sideOnly: 'With side navigation only', darkTheme: 'Dark theme',
  night: 'Night bridge', nightHint: 'Red on black, on this device until 06:00 ship time',
  brightness: 'Brightness', dimmer: 'Darker', brighter: 'Brighter',
  fontSize: 'Font size', small: 'Small', normal: 'Normal', large: 'Large',
  rows: 'Rows', byDevice: 'By device', dense: 'Dense', touch: 'Touch', rowsHint: 'On this device only',
  language: 'Language', reset: 'Reset',
} as const;
