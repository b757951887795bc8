import { expect, test } from 'vitest';
import { plainPdf } from '../seed/plainPdf.ts';
import { mergePdfs, readyPdf } from './mergePdf.ts';

const pdf = (...texts: string[]) =>
  new Uint8Array(
    plainPdf(
      'Plan',
      texts.map((text) => [text]),
    ),
  );

test('the pages of several PDFs become one, in their order', async () => {
  const merged = await mergePdfs(pdf('One', 'Two'), [pdf('Three'), pdf('Three')]);
  expect(await readyPdf(merged)).toMatchObject({ pages: 4 });
  expect(await readyPdf(merged, 4)).toMatchObject({ pages: 4 });
  expect(await readyPdf(merged, 3)).toBe('tooLong');
});

test('a damaged file cannot be taken over', async () => {
  expect(await readyPdf(new TextEncoder().encode('%PDF-1.7 and nothing more'))).toBeUndefined();
});
