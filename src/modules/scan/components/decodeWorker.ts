import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Code } from './code.ts';

// Our own file, which the service worker keeps; the package would ask a public server for it.
prepareZXingModule({ overrides: { locateFile: () => decoder } });

const formats = { QRCode: 'qr', DataMatrix: 'dataMatrix', EAN13: 'ean', EAN8: 'ean', UPCA: 'ean' } as const;
const isNamed = (format: string): format is keyof typeof formats => format in formats;

const pixels = (frame: ImageBitmap) => {
  const context = new OffscreenCanvas(frame.width, frame.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('This browser cannot read pictures in the background');
  context.drawImage(frame, 0, 0);
  frame.close();
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
};

const read = async (frame: ImageBitmap): Promise<Code | undefined> => {
  const [found] = await readBarcodes(pixels(frame), {
    formats: ['QRCode', 'DataMatrix', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF'],
    maxNumberOfSymbols: 1,
    textMode: 'Plain',
  });
  if (!found?.isValid) return undefined;
  return { text: found.text, format: isNamed(found.format) ? formats[found.format] : 'line' };
};

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  read(data).then(
    (code) => postMessage({ code }),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});
