import type { LogRecord } from '#modules/logbooks/contract.ts';
import {
  type PrintedPage,
  type PrintedRow,
  shortSeal,
  signedAtText,
  signerText,
} from '#modules/logbooks/rules/printed.ts';
import type { Block, Inline } from './block.ts';
import { MAX_PAPER_PIXELS, pictureOf, pixelsOf } from './picture.ts';
import { color } from './style.ts';

export const SMALL_PT = 6.5;

export const struckLook = { decoration: 'lineThrough', decorationColor: color.overdue } as const;

/** The drawn signatures of a volume, by the name under which a stamp states them. */
export type Inks = ReadonlyMap<string, `data:image/${string}`>;

/** Those that can be printed; anything else is left out, and so is what has more pixels than a paper may unpack. */
export const inksOf = (stored: readonly { url: string; bytes: Uint8Array }[]): Inks => {
  let left = MAX_PAPER_PIXELS;
  return new Map(
    stored.flatMap(({ url, bytes }) => {
      const image = pictureOf(bytes, left);
      if (!image) return [];
      left -= pixelsOf(bytes);
      return [[url, image]];
    }),
  );
};

/** The drawn signature under a record, as it was when it was signed. */
export const drawingOf = (
  { signer: { ink } }: LogRecord,
  inks: Inks,
  fit: [number, number],
): Block | undefined => {
  const image = inks.get(ink);
  return image && { image, fit };
};

/** What an amendment says of the entry before it, and an amended entry of what follows. */
export const references = ({ record: { content }, amends, amendedBy }: PrintedRow): Inline[] => [
  ...(amends
    ? [
        {
          text: `Amends record ${amends.n} of page ${amends.page}. Reason: ${content.reason}  `,
          bold: true,
        },
      ]
    : []),
  ...amendedBy.map(({ n, page }) => ({
    text: `Amended by record ${n}, page ${page}.  `,
    color: color.overdue,
  })),
];

/** Who signed an entry, in one line; witnesses below. */
export const signatureOf = ({ record, witnesses, verified }: PrintedRow): Inline[] => [
  { text: signerText(record), bold: true },
  { text: `, ${signedAtText(record)}  No. ${record.n}, seal ${shortSeal(record.seal)}`, color: color.ink2 },
  ...witnesses.map((witness) => ({
    text: `\nWitness: ${signerText(witness)}, ${signedAtText(witness)}`,
    color: color.ink2,
  })),
  ...(verified ? [{ text: '  Verified', color: color.ink2 }] : []),
];

const block = (record: LogRecord, inks: Inks, before = ''): Block[] => {
  const drawing = drawingOf(record, inks, [70, 20]);
  return [
    ...(drawing ? [drawing] : []),
    {
      text: [
        { text: `${before}${signerText(record)}`, bold: true },
        {
          text: `\n${signedAtText(record)}\nNo. ${record.n}, seal ${shortSeal(record.seal)}`,
          color: color.ink2,
        },
      ],
      margin: [0, 0, 0, 3],
    },
  ];
};

/** The signatures of an entry in a column of their own: who signed it, and who witnessed it. */
export const signatureBlock = ({ record, witnesses, verified }: PrintedRow, inks: Inks): Block => ({
  fontSize: SMALL_PT,
  stack: [
    ...block(record, inks),
    ...witnesses.flatMap((witness) => block(witness, inks, 'Witness: ')),
    ...(verified ? [{ text: 'Verified by the master', color: color.ink2 }] : []),
  ],
});

/** The master's signatures at the foot of a page, what lacks one, and the seal of the page. */
export const footOf = (page: PrintedPage, inks: Inks): Exclude<Block, string> => ({
  fontSize: SMALL_PT,
  stack: [
    ...page.verifications.flatMap((record) => block(record, inks, 'Master: ')),
    {
      text: [
        ...(page.unverified > 0
          ? [
              {
                text: `${page.unverified} of ${page.rows.length} entries are not verified by the master${page.isFull ? '' : '; the page is not full'}\n`,
                color: color.overdue,
              },
            ]
          : []),
        { text: `Seal of page ${page.page}: ${page.seal}`, color: color.ink2 },
      ],
    },
  ],
});
