import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Stocktake } from '../contract.ts';
import { useCloseStocktake } from '../queries/commands.ts';
import type { Sheet } from '../useSheet.ts';

/** What became of a sheet, and counts that came after it was closed. */
export function SheetBanners({ item, sheet }: { item: Stocktake; sheet: Sheet }) {
  const { t } = useTranslation('stocktake');
  const format = useFormat();
  const user = useUser();
  const { mutate: close } = useCloseStocktake();
  const { status, cancelled, closed } = item;
  if (status === 'cancelled')
    return (
      <Banner kind="warn" icon={<Icon name="block" />} apart>
        {t('wasCancelled', {
          by: cancelled?.by ?? '',
          day: format.dayTime(cancelled?.at ?? null),
          reason: cancelled?.reason ?? '',
        })}
      </Banner>
    );
  if (status !== 'closed' || !closed || sheet.isPending || sheet.late.length === 0 || !sheet.reviews)
    return null;
  return (
    <Banner
      kind="warn"
      icon={<Icon name="count" />}
      apart
      action={
        sheet.differing.length === 0 && (
          <Button
            onClick={() =>
              close({
                id: item._id,
                by: userName(user),
                counted: sheet.counted.length,
                differ: sheet.variances.length,
                left: closed.left,
              })
            }
          >
            {t('bookLate')}
          </Button>
        )
      }
    >
      {t('late', { count: sheet.late.length })}
    </Banner>
  );
}
