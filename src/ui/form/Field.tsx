import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';

type Props = {
  /** The input's id; the id of the error, or else of the help, is `${id}-help`. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
};

/** The attributes that connect an input to its label and help. */
export const fieldAria = (id: string, error: string | undefined, help?: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || help ? `${id}-help` : undefined,
});

/** Label above, help below; an error stands before the help, which says what is right. */
export function Field({ id, label, help, error, required, wide, children }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className={wide ? 'f wide' : 'f'}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="req" aria-hidden="true" title={t('requiredMark')}>
            *
          </span>
        )}
      </label>
      {children}
      {error && (
        <span className="help err" id={`${id}-help`}>
          <Icon name="error" size="s" />
          {error}
        </span>
      )}
      {help && (
        <span className="help" id={error ? undefined : `${id}-help`}>
          {help}
        </span>
      )}
    </div>
  );
}
