import type { TFunction } from '#lib/useTranslation.ts';
import { inventoryFields } from './contract.ts';

type Field = keyof typeof inventoryFields.shape;
const isField = (key: string): key is Field => Object.hasOwn(inventoryFields.shape, key);

/** The heading of a column of stock, the same in the list, its export and its import. */
export const stockHeader =
  (t: TFunction<'inventory'>) =>
  (key: string): string =>
    key === 'place' ? t('place') : isField(key) ? t(`field.${key}`) : key;
