import base from './playwright.config.ts';
export default { ...base, expect: { timeout: 25_000, toPass: { timeout: 60_000 } }, use: { ...base.use, actionTimeout: 40_000 }, outputDir: 'test-results/' + (process.env.OUT ?? 'x') };
