import type { Plugin } from 'vite';

/** React's production build of version 19, as it is published. */
const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

type Change = { from: string; to: string; why: string };

/** What React throws when it waits: only compared, never shown. */
const SIGNALS = {
  SuspenseException: 460,
  SuspenseyCommitException: 474,
  SuspenseActionException: 542,
  SelectiveHydrationException: 461,
  HydrationMismatchException: 519,
};

const changes: readonly Change[] = [
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

/** Makes the changes; throws when a place is not there, so that an update of React cannot undo one unseen. */
const changed = (code: string) =>
  changes.reduce((now, { from, to, why }) => {
    if (!now.includes(from)) throw new Error(`React has no "${from}": ${why}`);
    return now.replace(from, to);
  }, code);

/**
 * Changes React where it has no setting, when it is built into the app. Fails the build, too, when React is no longer in
 * this file.
 */
export const changeReact = (): Plugin => {
  let done = false;
  return {
    name: 'change-react',
    apply: 'build',
    transform: {
      filter: { id: REACT_DOM },
      handler: (code) => {
        done = true;
        return { code: changed(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !done) this.error('React was not found: .ci/changeReact.ts');
    },
  };
};
