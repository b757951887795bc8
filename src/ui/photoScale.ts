import type { ResizedPhoto } from './photoResize.ts';

const FULL_PX = 1600;
const THUMB_PX = 320;

const scaled = async (bitmap: ImageBitmap, longest: number): Promise<Blob> => {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2d canvas');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
};

/** The photo upright at most 1600 px long, and its thumbnail of 320 px, both as JPEG. @throws if the browser cannot do that. */
export const scalePhoto = async (file: Blob): Promise<ResizedPhoto> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const [full, thumb] = [await scaled(bitmap, FULL_PX), await scaled(bitmap, THUMB_PX)];
    return { full: full.size < file.size ? full : file, thumb };
  } finally {
    bitmap.close();
  }
};
