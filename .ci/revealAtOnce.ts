import type { Plugin } from 'vite';

/** React's production build of version 19, as it is published. */
const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** The two places where React holds back what has arrived, for 300 ms since it last showed a placeholder. */
const HELD_BACK = [
  { from: 'globalMostRecentFallbackTime + 300 - now()', to: '0' },
  { from: '300 > now() - globalMostRecentFallbackTime', to: '0 > now() - globalMostRecentFallbackTime' },
];

/** Leaves no time to hold anything back; throws when a place is not there, so that an update of React cannot undo it unseen. */
const withoutHoldingBack = (code: string) =>
  HELD_BACK.reduce((now, { from, to }) => {
    if (!now.includes(from))
      throw new Error(`React has no "${from}": docs/decisions/0115-shown-as-it-arrives.md`);
    return now.replace(from, to);
  }, code);

/**
 * Shows a part of a page as soon as it has arrived (docs/decisions/0115-shown-as-it-arrives.md). Fails the build, too, when
 * React is no longer in this file.
 */
export const revealAtOnce = (): Plugin => {
  let done = false;
  return {
    name: 'reveal-at-once',
    apply: 'build',
    transform: {
      filter: { id: REACT_DOM },
      handler: (code) => {
        done = true;
        return { code: withoutHoldingBack(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !done) this.error('React was not found: docs/decisions/0115-shown-as-it-arrives.md');
    },
  };
};
