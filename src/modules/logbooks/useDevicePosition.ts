import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BookField } from './rules/book.ts';
import { positionText } from './rules/position.ts';
import type { FormValues } from './rules/values.ts';

/** Whether this device says where it is without asking anybody. */
const isAllowed = async () => {
  const state = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return state?.state === 'granted';
};

/**
 * Fills the position of a new entry with that of the device, where its owner has allowed that before: an hourly row then
 * needs no typing. What somebody writes stays.
 */
export const useDevicePosition = (
  form: UseFormReturn<FormValues>,
  fields: readonly BookField[],
  enabled: boolean,
) => {
  const key = fields.find(({ kind }) => kind === 'position')?.key;
  const [fix, setFix] = useState('');
  useEffect(() => {
    if (!enabled || !key) return;
    let isMounted = true;
    const ask = async () => {
      if (!(await isAllowed())) return;
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) =>
          isMounted && setFix(positionText({ lat: latitude, lon: longitude }, 3)),
        // Entered by hand, then; the button says why.
        () => undefined,
      );
    };
    void ask();
    return () => {
      isMounted = false;
    };
  }, [enabled, key]);
  const value = key ? form.watch(key) : undefined;
  const { isDirty } = form.formState;
  useEffect(() => {
    // The values of the last entry may come after the fix.
    if (key && fix && !isDirty && value !== fix) form.resetField(key, { defaultValue: fix });
  }, [form, key, fix, isDirty, value]);
};
