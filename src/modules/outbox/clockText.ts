import type { TFunction } from '#lib/useTranslation.ts';
import { spanOf } from '#ui/format/spanOf.ts';

/** In words how wrong this device's clock is; `offset` is the server's time minus it, in ms. */
export const clockText = (t: TFunction<'outbox'>, language: string, offset: number): string =>
  t(offset > 0 ? 'clockSlow' : 'clockFast', { time: spanOf(language, Math.abs(offset)) });
