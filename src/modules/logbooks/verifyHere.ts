import { nowIso } from '#lib/clock.ts';
import { contentSchema } from './contract.ts';
import { type Sealed, type Verdict, verifyVolume } from './rules/chain.ts';
import { hashOf } from './rules/proof.ts';

const DAY_MS = 86_400_000;

export type CheckedVolume = Verdict & {
  at: string;
  first: string;
  amended: number;
  /** Signed more than a day after what they tell. */
  late: number;
};

/** Computes all seals of an exported volume again in this browser, whose cryptography answers later than the rules ask. */
export const verifyHere = async ({ records }: { records: readonly Sealed[] }): Promise<CheckedVolume> => {
  const texts = new Set(records.flatMap(({ content, stamp }) => [content, stamp]));
  const hashes = new Map(
    await Promise.all([...texts].map(async (text) => [text, await hashOf(text)] as const)),
  );
  const verdict = verifyVolume(records, (text) => hashes.get(text) ?? '');
  const contents = records.flatMap(({ content }) => contentSchema.safeParse(JSON.parse(content)).data ?? []);
  return {
    ...verdict,
    at: nowIso(),
    first: records[0]?.seal ?? '',
    amended: contents.filter(({ kind }) => kind === 'amend').length,
    late: contents.filter(
      ({ kind, at, signedAt }) =>
        (kind === 'entry' || kind === 'amend') && Date.parse(signedAt) - Date.parse(at) > DAY_MS,
    ).length,
  };
};
