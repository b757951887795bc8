import { randomFrom } from '#testing/random.ts';
import { allows, canCall } from '../../auth/access.ts';
import type { Viewer } from '../../auth/viewer.ts';
import type { NamedCall } from './calls.ts';
import { boats } from './canaries.ts';

/** Everybody who makes calls. Superadmin last, because their changes affect everybody. */
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

/** The share of further combinations that are tried although the rules make no difference. */
const SAMPLE_SHARE = 0.05;

/** A handwritten rule decides further, possibly by flag, rank and person: there everybody differs. */
const isByHand = ({ subject }: NamedCall) =>
  subject === undefined || subject.further === true || /personal|account|company/.test(subject.about);

/**
 * In what ways a person differs from others for a call about a boat. Two who share one of these are accepted or refused
 * by the same line of code:
 * - without the access: the reason, whatever the boat;
 * - outside the boat: the boats they may access, the boat they may not, and their role;
 * - with both: the same, and the person where a handwritten rule applies.
 */
const kindsOf = (viewer: Viewer, call: NamedCall, boatID: string): string[] => {
  const boatIDs = viewer.boatIDs.join(' ');
  if (!canCall(viewer, call.endpoint.access))
    return [`without: ${viewer.changePassword ? 'new' : viewer.expired ? 'expired' : 'no flag'}`];
  if (!viewer.superadmin && !viewer.boatIDs.includes(boatID))
    return [`beside ${boatID}: ${boatIDs}`, `beside: ${viewer.role}`];
  if (!allows(viewer, call.endpoint.access)) return [`own ${boatID}: ${viewer.role}`];
  if (isByHand(call)) return [`with ${boatID}: ${viewer._id}`];
  return [`with ${boatID}: ${boatIDs} ${viewer.superadmin}`, `with: ${viewer.role}`];
};

/** Chooses who makes which call about which boat: all who differ for it, and a sample of the rest. */
export const choose = (
  viewers: ReadonlyMap<string, Viewer>,
  calls: readonly NamedCall[],
  seed: number,
): ((person: string, call: NamedCall, boatID: string) => boolean) => {
  const random = randomFrom(seed);
  const chosen = new Set<string>();
  for (const call of calls) {
    const seen = new Set<string>();
    // Their own boats first: without the access, those are the boats where it should matter.
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
