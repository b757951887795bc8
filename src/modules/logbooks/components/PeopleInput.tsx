import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { useSigners } from '../queries.ts';
import { personText } from '../rules/values.ts';

/** Who of the crew took part; all of them at once, or one by one. */
export function PeopleInput({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('logbooks');
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const { data: crew = [] } = useSigners();
  const all = crew.map(({ _id: userID, name: called }) => personText({ userID, name: called }));
  const picked = Array.isArray(chosen) ? chosen : [];
  // Somebody of an older entry may have left the vessel.
  const gone = picked.filter((each) => typeof each === 'string' && !all.includes(each));
  return (
    <div className="wide">
      <MultiPick
        name={name}
        label={label}
        options={[...all, ...gone].map((value) => ({ value, label: value.slice(value.indexOf(' ') + 1) }))}
      />
      {all.some((each) => !picked.includes(each)) && (
        <Button onClick={() => setValue(name, [...gone, ...all], { shouldDirty: true })}>
          {t('allCrew', { count: all.length })}
        </Button>
      )}
    </div>
  );
}
