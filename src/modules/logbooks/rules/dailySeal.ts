/** The last seal of a volume on a day: whoever holds it can show that nothing before it was changed since. */
export type SealLine = { volumeID: string; n: number; seal: string };

const line = /^\W*seal ([\w-]{1,64}) (\d{1,9}) ([0-9a-f]{64})\b/gim;

/** A seal as a mail says it, for people and for programs. */
export const sealLine = ({ volumeID, n, seal }: SealLine): string => `seal ${volumeID} ${n} ${seal}`;

/** The seals in a text, such as a mail that was forwarded and quoted. */
export const sealsIn = (text: string): SealLine[] =>
  [...text.matchAll(line)].map(([, volumeID = '', n = '', seal = '']) => ({
    volumeID,
    n: Number(n),
    seal: seal.toLowerCase(),
  }));

/** What a mail says of a volume and the volume does not: its record is missing, or has another seal. */
export const disagreements = (
  lines: readonly SealLine[],
  volumeID: string,
  sealOf: (n: number) => string | undefined,
): SealLine[] => lines.filter((each) => each.volumeID === volumeID && sealOf(each.n) !== each.seal);
