import { allows } from '../../auth/access.ts';
import type { Viewer } from '../../auth/viewer.ts';
import type { NamedCall } from './calls.ts';
import { boats } from './fixture.ts';

/** Everybody who tries. Superadmin last: what they do reaches everybody. */
export const people = [
  'deckhand',
  'chef',
  'engineer',
  'yard',
  'contractor',
  'guestuser',
  'newcrew',
  'expired',
  'rival',
  'nferrer',
  'jweber',
  'captain',
  'manager',
  'superadmin',
];

/** Of what makes no difference by the rules, this share is tried all the same. */
const SAMPLE_SHARE = 0.05;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A rule written by hand decides further, perhaps by each flag, rank and person: there everybody differs. */
const isByHand = ({ subject }: NamedCall) =>
  subject === undefined || subject.further === true || /papers|account|company/.test(subject.about);

/**
 * In what a person differs from the others for a call about a boat. Two who have one of these in common are let in or
 * refused by the same line of code:
 * - without the access: for which reason, whatever the boat;
 * - beside the boat: the boats they reach and the one they do not, and their role;
 * - with both: the same, and themself where a rule is written by hand.
 */
const kindsOf = (viewer: Viewer, call: NamedCall, boatID: string): string[] => {
  const reaches = viewer.boatIDs.join(' ');
  if (!allows(viewer, call.endpoint.access))
    return [`without: ${viewer.changePassword ? 'new' : viewer.expired ? 'expired' : 'no flag'}`];
  if (!viewer.superadmin && !viewer.boatIDs.includes(boatID))
    return [`beside ${boatID}: ${reaches}`, `beside: ${viewer.role}`];
  if (isByHand(call)) return [`with ${boatID}: ${viewer._id}`];
  return [`with ${boatID}: ${reaches} ${viewer.superadmin}`, `with: ${viewer.role}`];
};

/** Says which persons make which call about which boat: all who differ for it, and a sample of the rest. */
export const choose = (
  viewers: ReadonlyMap<string, Viewer>,
  calls: readonly NamedCall[],
  seed: number,
): ((person: string, call: NamedCall, boatID: string) => boolean) => {
  const random = randomFrom(seed);
  const chosen = new Set<string>();
  for (const call of calls) {
    const seen = new Set<string>();
    // The boats they reach first: without the access, that is the boat on which it should tell.
    for (const [person, viewer] of viewers)
      for (const boatID of [...boats].sort(
        (a, b) => Number(viewer.boatIDs.includes(b)) - Number(viewer.boatIDs.includes(a)),
      )) {
        const fresh = kindsOf(viewer, call, boatID).filter((kind) => !seen.has(kind));
        for (const kind of fresh) seen.add(kind);
        if (fresh.length > 0 || random() < SAMPLE_SHARE) chosen.add(`${person} ${call.name} ${boatID}`);
      }
  }
  return (person, call, boatID) => chosen.has(`${person} ${call.name} ${boatID}`);
};

/** The seed of a run; RIGHTS_SEED repeats one. */
export const rightsSeed = Number(process.env.RIGHTS_SEED ?? Math.floor(Math.random() * 1e9));
