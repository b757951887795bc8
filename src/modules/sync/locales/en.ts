export default {
  update: { ready: 'A new version is ready.', use: 'Use it now' },
  asOf: 'As of {{time}}.',
  step: {
    title: 'On this device',
    what: 'Equipment, jobs, their history and photos, to read and work with where there is no link.',
    start: 'Make available offline',
    stop: 'Stop',
    progress: 'Fetched so far',
    running: '{{done, number}} of {{all, number}} fetched',
    done: 'All fetched {{time}}.',
    broken: 'The link broke off. What had come is kept; start again when it is back.',
    stopped: 'Stopped. What had come is kept.',
    never: 'Not fetched yet.',
  },
} as const;
