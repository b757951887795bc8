import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/form/Field.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { IconButton } from '#ui/IconButton.tsx';

type Props = {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  help?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  onChange?: (value: string) => void;
};

/** A password with a way to look at it; says when Caps Lock is on. */
export function PasswordField({ id, label, autoComplete, error, help, ref, onChange }: Props) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <Field id={id} label={label} error={error} help={caps ? t('capsLock') : help}>
      <div className={error ? 'in err' : 'in'}>
        <input
          ref={ref}
          id={id}
          name={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          onKeyDown={watchCaps}
          onKeyUp={watchCaps}
          onBlur={() => setCaps(false)}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          icon={<Glyph name={shown ? 'eyeOff' : 'eye'} size="l" />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
