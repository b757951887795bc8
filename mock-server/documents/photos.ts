import type { Block } from './block.ts';
import { MAX_PAPER_PIXELS, pictureOf, pixelsOf } from './picture.ts';
import { color, size } from './style.ts';

/** A photo as stored in the file store. */
export type Photo = { bytes: Uint8Array; caption: string };

const GAP_PT = 8;

const cell = ({ bytes, caption }: Photo, width: number, pixelsLeft: number): Block[] => {
  const image = pictureOf(bytes, pixelsLeft);
  if (!image) return [];
  return [
    {
      width,
      stack: [
        { image, fit: [width, width * 0.75] },
        { text: caption, fontSize: size.label, color: color.ink2, margin: [0, 2, 0, 0] },
      ],
    },
  ];
};

/**
 * Photos side by side with captions, over a width in points. Anything that is not a complete JPEG or PNG is left out, and
 * so is what has more pixels than a paper may unpack.
 */
export const photoGrid = (photos: readonly Photo[], width: number, across = 3): Block => {
  let pixels = 0;
  const cells = photos.flatMap((photo) => {
    const made = cell(photo, (width - GAP_PT * (across - 1)) / across, MAX_PAPER_PIXELS - pixels);
    if (made.length > 0) pixels += pixelsOf(photo.bytes);
    return made;
  });
  const row = (from: number): Block => ({
    columns: cells.slice(from, from + across),
    columnGap: GAP_PT,
    unbreakable: true,
    margin: [0, 0, 0, GAP_PT],
  });
  return {
    stack: Array.from({ length: Math.ceil(cells.length / across) }, (_, index) => row(index * across)),
  };
};
