import type { ReactNode } from 'react';

/** A part of the theme drawer; a part that does not apply now is dimmed and disabled. */
export const Option = ({ disabled = false, children }: { disabled?: boolean; children: ReactNode }) => (
  <fieldset
    disabled={disabled}
    style={{ padding: '13px 20px', borderTop: '1px solid var(--line)', opacity: disabled ? 0.5 : 1 }}
  >
    {children}
  </fieldset>
);

type SwitchProps = { label: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void };

/** A switch with its label and one line of explanation. */
export const Switch = ({ label, hint, checked, onChange }: SwitchProps) => (
  <label className="sw-row">
    <span>
      <b>{label}</b>
      {hint && (
        <span className="small ink2" style={{ display: 'block' }}>
          {hint}
        </span>
      )}
    </span>
    <input
      type="checkbox"
      role="switch"
      className="sw"
      aria-label={label}
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
