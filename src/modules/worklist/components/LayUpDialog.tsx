import { z } from 'zod/mini';
import { layUpSchema } from '#modules/auth/contract.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useLayUp } from '#modules/vessel/queries/changes.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { addMonths } from '../rules/days.ts';
import { useJobLabels } from '../useJobLabels.ts';
import { usePlannedLayUp } from '../useJobRows.ts';

type Days = z.infer<typeof layUpSchema>;

/** Sets the days of a lay-up; a planned or current one can be ended here. */
export default function LayUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useJobLabels();
  const { boatID } = useUser();
  const planned = usePlannedLayUp();
  const { today } = useFormat();
  const { mutateAsync: save } = useLayUp();
  const there = planned && planned.to >= today ? planned : null;
  const schema: z.ZodMiniType<Days, Days> = layUpSchema.check(
    z.refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: t('layUp.backwards'),
    }),
  );
  return (
    <FormDialog<Days, Days>
      title={t('layUp.title')}
      schema={schema}
      defaultValues={there ?? { from: today, to: addMonths(today, 1) }}
      submitLabel={t(there ? 'layUp.change' : 'layUp.save')}
      onSubmit={(layUp) => save({ boatID, layUp })}
      onClose={onClose}
    >
      <p className="small ink2 wide">{t('layUp.hint')}</p>
      <DateInput<Days> name="from" label={t('layUp.from')} required />
      <DateInput<Days> name="to" label={t('layUp.to')} min={today} required />
      {there && (
        <div className="wide">
          <Button
            onClick={async () => {
              await save({ boatID, layUp: null });
              onClose();
            }}
          >
            {t('layUp.end')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
