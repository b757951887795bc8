import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Field, fieldAria } from '#ui/form/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';

type Props = {
  /** Also its name in the form. */
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  help?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  onChange?: (value: string) => void;
};

/** A password field without react-hook-form, which sign-in does not load; warns about Caps Lock. */
export function PasswordField({ id, label, autoComplete, error, help, ref, onChange }: Props) {
  const { t } = useTranslation(['auth', 'ui']);
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const hint = caps ? t('capsLock') : help;
  return (
    <Field id={id} label={label} error={error} help={hint}>
      <div className={error ? 'in err' : 'in'}>
        <input
          {...fieldAria(id, error, hint)}
          ref={ref}
          name={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          onKeyDown={watchCaps}
          onKeyUp={watchCaps}
          onBlur={() => setCaps(false)}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <IconButton
          label={t(shown ? 'ui:hidePassword' : 'ui:showPassword')}
          icon={<Icon name={shown ? 'eyeOff' : 'eye'} size="l" />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
