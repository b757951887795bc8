import type { Plugin } from 'vite';

type Change = { from: string; to: string; why: string };

/** What React throws when it waits: only compared, never shown. */
const SIGNALS = {
  SuspenseException: 460,
  SuspenseyCommitException: 474,
  SuspenseActionException: 542,
  SelectiveHydrationException: 461,
  HydrationMismatchException: 519,
};

/** How long React draws before it looks whether input or drawing waits, in ms. */
const SLICE_MS = 16;

const reactChanges: readonly Change[] = [
  // The two places where it holds back what has arrived, for 300 ms since it last showed a placeholder: no time is left.
  ...[
    { from: 'globalMostRecentFallbackTime + 300 - now()', to: '0' },
    { from: '300 > now() - globalMostRecentFallbackTime', to: '0 > now() - globalMostRecentFallbackTime' },
  ].map((change) => ({ ...change, why: 'docs/decisions/0115-shown-as-it-arrives.md' })),
  ...Object.entries(SIGNALS).map(([name, number]) => ({
    from: `${name} = Error(formatProdErrorMessage(${number}))`,
    to: `${name} = { message: formatProdErrorMessage(${number}) }`,
    why: 'docs/decisions/0116-signals-without-a-stack.md',
  })),
];

const schedulerChanges: readonly Change[] = [
  {
    from: 'frameInterval = 5,',
    to: `frameInterval = ${SLICE_MS},`,
    why: 'docs/decisions/0125-a-page-in-steps.md',
  },
];

/** Whether the browser has it: every one does that runs the app, and what stands in for it is left out. */
const given = (name: string): Change => ({
  from: `"function" === typeof ${name}`,
  to: 'true',
  why: `every browser has ${name}`,
});

/** The production builds of version 19, as they are published. */
const FILES = {
  'react/cjs/react.production.js': [given('reportError')],
  'react-dom/cjs/react-dom-client.production.js': [
    ...reactChanges,
    ...['Object.is', 'reportError', 'WeakMap', 'queueMicrotask'].map(given),
  ],
  'scheduler/cjs/scheduler.production.js': schedulerChanges,
  'use-sync-external-store/cjs/use-sync-external-store-shim.production.js': [
    {
      from: 'void 0 !== React.useSyncExternalStore',
      to: 'true',
      why: 'React has it since version 18',
    },
  ],
};

/** Makes the changes; throws when a place is not there, so that an update of React cannot undo one unseen. */
const changed = (code: string, changes: readonly Change[]) =>
  changes.reduce((now, { from, to, why }) => {
    if (!now.includes(from)) throw new Error(`React has no "${from}": ${why}`);
    return now.replace(from, to);
  }, code);

/**
 * Changes React where it has no setting, when it is built into the app. Fails the build, too, when React is no longer in
 * these files.
 */
export const changeReact = (): Plugin => {
  const missing = new Set(Object.keys(FILES));
  return {
    name: 'change-react',
    apply: 'build',
    transform: {
      filter: { id: /\.production\.js$/ },
      handler: (code, id) => {
        for (const [file, changes] of Object.entries(FILES)) {
          if (!id.endsWith(`/${file}`)) continue;
          missing.delete(file);
          return { code: changed(code, changes), map: null };
        }
        return null;
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`Not found: ${[...missing].join(', ')}: .ci/changeReact.ts`);
    },
  };
};
