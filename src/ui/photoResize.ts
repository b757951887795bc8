export type ResizedPhoto = { full: Blob; thumb: Blob };

/**
 * A photo as an upright JPEG of at most 1600 px, and a 320 px thumbnail; the original file if the browser cannot do
 * that or the code for it, which loads with the first photo, cannot be loaded.
 */
export async function resizePhoto(file: Blob): Promise<ResizedPhoto> {
  try {
    const { scalePhoto } = await import('./photoScale.ts');
    return await scalePhoto(file);
  } catch {
    return { full: file, thumb: file };
  }
}
