export default {
  update: {
    ready: 'A new version is ready.',
    use: 'Use it now',
    waits: 'The new version is taken as soon as what you are writing is saved or closed.',
    starting: 'The new version is being started.',
  },
  step: {
    title: 'Offline on this device',
    what: 'Equipment, jobs, their history and photos, to read and work with where there is no link.',
    start: 'Make available offline',
    stop: 'Stop',
    progress: 'Fetched so far',
    running: '{{done, number}} of {{all, number}} fetched',
    done: 'All fetched {{time}}.',
    broken: 'The link broke off. What had come is kept; start again when it is back.',
    stopped: 'Stopped. What had come is kept.',
    never: 'Not fetched yet.',
    cost: 'The first time it takes about {{mb, number}} MB over the link, later only what has changed.',
    again: 'Bring up to date',
    noLink: 'It can be fetched again when the link is back.',
  },
} as const;
