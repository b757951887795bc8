import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod/mini';
import { type Verdict, verifyVolume } from '#modules/logbooks/rules/chain.ts';
import { disagreements, sealsIn } from '#modules/logbooks/rules/dailySeal.ts';

/**
 * `npm run verify-log FILE [MAIL]`: checks an exported volume without a server or database, and compares it with the seals
 * of a mail; docs/logbook-format.md says how to write the same again. Ends with status 1 for a volume that is not as it
 * was sealed, or as it was when the mail was sent.
 */
const exportedFile = z.object({
  format: z.literal('shipshape-log-1'),
  volumeID: z.string(),
  records: z.array(z.object({ content: z.string(), stamp: z.string(), seal: z.string() })),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a verdict says, a line each. */
const linesOf = (volumeID: string, { count, head, broken, gaps }: Verdict): string[] => [
  `Volume ${volumeID}`,
  broken ? `BROKEN at record ${broken.n}: ${broken.why}` : `${count} records, no break`,
  `Last right seal: ${head || 'none'}`,
  ...(gaps.length > 0
    ? [`Their devices had signed a record before these that is not here: ${gaps.join(', ')}`]
    : []),
];

const [file, mail] = process.argv.slice(2);
if (!file) {
  console.error('Say which file: npm run verify-log FILE [MAIL]');
  process.exit(2);
}
const { volumeID, records } = exportedFile.parse(JSON.parse(await readFile(file, 'utf8')));
const verdict = verifyVolume(records, sha256);
const seals = mail ? sealsIn(await readFile(mail, 'utf8')).filter((line) => line.volumeID === volumeID) : [];
const changed = disagreements(seals, volumeID, (n) => records[n - 1]?.seal);
const compared = mail
  ? [
      changed.length > 0
        ? `NOT AS MAILED: record ${changed.map(({ n }) => n).join(', ')}`
        : `${seals.length} seals of the mail agree`,
    ]
  : [];
process.stdout.write(`${[...linesOf(volumeID, verdict), ...compared].join('\n')}\n`);
process.exit(verdict.broken || changed.length > 0 || (mail && seals.length === 0) ? 1 : 0);
