export default {
  update: {
    ready: 'A new version is ready.',
    use: 'Use it now',
    waits: 'The new version starts as soon as you save or close what you are writing.',
    starting: 'Starting the new version.',
  },
  step: {
    title: 'Offline on this device',
    what: 'Equipment, jobs, their history and photos, to read and work without a link.',
    start: 'Make available offline',
    stop: 'Stop',
    progress: 'Saved so far',
    running: '{{done, number}} of {{all, number}} saved',
    done: 'All saved {{time}}.',
    broken: 'The link dropped. What was saved so far is kept; start again when it is back.',
    stopped: 'Stopped. What was saved so far is kept.',
    never: 'Not saved yet.',
    cost: 'About {{mb, number}} MB the first time, later only what has changed.',
    again: 'Update now',
    noLink: 'You can update when the link is back.',
  },
} as const;
