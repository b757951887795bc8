import { decoderUrl } from '#lib/scriptUrl.ts';
import type { Code } from './code.ts';
import worker from './decodeWorker.ts?worker&url';

/** Finds a code in the camera's present picture; undefined if there is none in it. */
export type Decoder = { read: (video: HTMLVideoElement) => Promise<Code | undefined>; close: () => void };

type Native = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string; format: string }[]> };
type NativeClass = {
  new (options: { formats: string[] }): Native;
  getSupportedFormats: () => Promise<string[]>;
};

const nativeFormats: Readonly<Record<string, Code['format']>> = {
  qr_code: 'qr',
  data_matrix: 'dataMatrix',
  ean_13: 'ean',
  ean_8: 'ean',
  upc_a: 'ean',
  upc_e: 'line',
  code_128: 'line',
  code_39: 'line',
  itf: 'line',
};

/** The browser's own detector; undefined where there is none, or none that reads anything. */
const openNative = async (): Promise<Decoder | undefined> => {
  // Not every browser has it, and TypeScript has no types for it.
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !known.includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: known.filter((format) => format in nativeFormats) });
  return {
    read: async (video) => {
      const [found] = await detector.detect(video);
      return found && { text: found.rawValue, format: nativeFormats[found.format] ?? 'line' };
    },
    close: () => {},
  };
};

type Answer = { code?: Code; error?: string };

/** Our own detector, in a worker, so that the picture does not stand still while it looks. */
const openOwn = (): Decoder => {
  const finder = new Worker(decoderUrl(worker));
  let settle: ((answer: Answer) => void) | undefined;
  finder.onmessage = ({ data }: MessageEvent<Answer>) => settle?.(data);
  finder.onerror = () => settle?.({ error: 'The decoder did not start' });
  return {
    read: async (video) => {
      const frame = await createImageBitmap(video);
      const { code, error } = await new Promise<Answer>((resolve) => {
        settle = resolve;
        finder.postMessage(frame, [frame]);
      });
      if (error) throw new Error(error);
      return code;
    },
    close: () => finder.terminate(),
  };
};

/** Opens the browser's own detector, or else ours. */
export const openDecoder = async (): Promise<Decoder> => (await openNative()) ?? openOwn();
