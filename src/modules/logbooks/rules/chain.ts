/**
 * The chain of seals of a volume. Each signed record has three texts: `content`, what was signed, as the device wrote it;
 * `stamp`, what the server adds, with the hash of the content and the seal of the record before; and `seal`, the hash of
 * the stamp. docs/logbook-format.md describes it for others who verify.
 */
export type Sealed = { content: string; stamp: string; seal: string };

/** SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
type Hash = (text: string) => string;

type BreakReason =
  | 'shape'
  | 'number'
  | 'before'
  | 'content'
  | 'seal'
  | 'volume'
  | 'order'
  | 'amends'
  | 'covers'
  | 'closed';

export type Verdict = {
  /** Records that were checked, up to a break. */
  count: number;
  /** The last seal that is right; '' for none. */
  head: string;
  /** The first record that is not what was sealed; null for none. */
  broken: { n: number; why: BreakReason } | null;
  /** Records before which their device had signed one that is not in the volume. */
  gaps: number[];
};

/** What verifying reads of a content. */
type Said = {
  _id: string;
  volumeID: string;
  kind: string;
  amends: string;
  amendsHash: string;
  covers: string[];
  device: string;
  deviceSeq: number;
  devicePrev: string;
};
type Stamped = { volumeID: string; n: number; prev: string; content: string };

const parsed = (text: string): ReadonlyMap<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
};

/** Reads keys of one type each; `whole` turns false when one is missing. */
const reader = (text: string) => {
  const value = parsed(text);
  const state = { whole: true };
  const missing = <T>(instead: T): T => {
    state.whole = false;
    return instead;
  };
  return {
    state,
    text: (key: string): string => {
      const found = value.get(key);
      return typeof found === 'string' ? found : missing('');
    },
    number: (key: string): number => {
      const found = value.get(key);
      return typeof found === 'number' ? found : missing(0);
    },
    texts: (key: string): string[] => {
      const found = value.get(key);
      return Array.isArray(found) && found.every((each) => typeof each === 'string') ? found : missing([]);
    },
  };
};

const readContent = (content: string): Said | undefined => {
  const { state, text, number, texts } = reader(content);
  const said = {
    ...{ _id: text('_id'), volumeID: text('volumeID'), kind: text('kind'), covers: texts('covers') },
    ...{ amends: text('amends'), amendsHash: text('amendsHash') },
    ...{ device: text('device'), deviceSeq: number('deviceSeq'), devicePrev: text('devicePrev') },
  };
  return state.whole ? said : undefined;
};

const readStamp = (stamp: string): Stamped | undefined => {
  const { state, text, number } = reader(stamp);
  const stamped = {
    volumeID: text('volumeID'),
    n: number('n'),
    prev: text('prev'),
    content: text('content'),
  };
  return state.whole ? stamped : undefined;
};

/** The state of a check between two records, so that a volume can be read in parts. */
type State = {
  n: number;
  head: string;
  volumeID: string;
  closed: boolean;
  hashes: Map<string, string>;
  known: Set<string>;
  devices: Map<string, { seq: number; hash: string }>;
  gaps: number[];
};

const isChainedAfter = (said: Said, last: { seq: number; hash: string } | undefined) =>
  last ? said.deviceSeq === last.seq + 1 && said.devicePrev === last.hash : said.deviceSeq === 1;

const check = (state: State, { content, stamp, seal }: Sealed, hash: Hash): BreakReason | undefined => {
  const said = readContent(content);
  const stamped = readStamp(stamp);
  if (!said || !stamped) return 'shape';
  if (stamped.n !== state.n + 1) return 'number';
  if (stamped.prev !== state.head) return 'before';
  const contentHash = hash(content);
  if (stamped.content !== contentHash) return 'content';
  if (seal !== hash(stamp)) return 'seal';
  const volumeID = state.n === 0 ? said.volumeID : state.volumeID;
  if (said.volumeID !== volumeID || stamped.volumeID !== volumeID) return 'volume';
  if ((said.kind === 'open') !== (state.n === 0) || state.hashes.has(said._id)) return 'order';
  if (state.closed) return 'closed';
  if (said.amends !== '' && state.hashes.get(said.amends) !== said.amendsHash) return 'amends';
  if (said.covers.some((covered) => !state.known.has(covered))) return 'covers';
  const last = state.devices.get(said.device);
  if (!isChainedAfter(said, last)) state.gaps.push(stamped.n);
  state.n = stamped.n;
  state.head = seal;
  state.volumeID = volumeID;
  state.closed = said.kind === 'close';
  state.hashes.set(said._id, contentHash);
  state.known.add(contentHash);
  state.devices.set(said.device, { seq: said.deviceSeq, hash: contentHash });
  return undefined;
};

/**
 * Recomputes every hash of a volume, from its first record, and names the first break. A device's own order is in the
 * contents, so that a record which was left out between two of the same device shows as a gap even if all seals after it
 * were made anew.
 */
export const verifyVolume = (records: Iterable<Sealed>, hash: Hash): Verdict => {
  const state: State = {
    n: 0,
    head: '',
    volumeID: '',
    closed: false,
    hashes: new Map(),
    known: new Set(),
    devices: new Map(),
    gaps: [],
  };
  for (const record of records) {
    const why = check(state, record, hash);
    if (why) return { count: state.n, head: state.head, broken: { n: state.n + 1, why }, gaps: state.gaps };
  }
  return { count: state.n, head: state.head, broken: null, gaps: state.gaps };
};
