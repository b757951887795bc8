import type { ReactNode } from 'react';

type Props = {
  label: string;
  on: boolean;
  icon: ReactNode;
  onChange: (on: boolean) => void;
  disabled?: boolean;
};

/** A flag that is changed in place: one plain button, on or off. */
export const FlagCell = ({ label, on, icon, onChange, disabled }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    className={on ? 'dt-flag on' : 'dt-flag'}
    tabIndex={-1}
    disabled={disabled}
    onClick={() => onChange(!on)}
  >
    {icon}
  </button>
);
