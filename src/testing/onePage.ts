import { builtinEnvironments, type Environment } from 'vitest/runtime';

const OPENED = Symbol.for('shipshape.page');

/**
 * One page of jsdom for all test files of a process. The modules that they share keep what they read from their window:
 * a new one for each file would leave them with listeners on a window that nobody uses any more.
 */
export default {
  name: 'one page',
  viteEnvironment: 'client',
  setup: async (global: object, options) => {
    if (!(OPENED in global)) {
      await builtinEnvironments.jsdom.setup(global, options);
      Object.defineProperty(global, OPENED, { value: true });
    }
    return { teardown: () => undefined };
  },
} satisfies Environment;
