/** The time zones of the world to choose from, UTC first. */
export const timeZoneOptions = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
