import { expect, test } from 'vitest';
import { resizePhoto } from './photoResize.ts';

test('if the browser cannot draw, the photo stays the original file', async () => {
  const file = new File(['not a picture'], 'pump.heic', { type: 'image/heic' });
  expect(await resizePhoto(file)).toEqual({ full: file, thumb: file });
});
