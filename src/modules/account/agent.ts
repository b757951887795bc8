/** The order matters: many browsers also contain the names of others. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const first = (agent: string, among: [RegExp, string][]) =>
  among.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system from the user agent; undefined if unknown. */
export const deviceOf = (agent: string): { browser: string | undefined; system: string | undefined } => ({
  browser: first(agent, browsers),
  system: first(agent, systems),
});
