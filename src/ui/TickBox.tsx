import type { ChangeEvent } from 'react';

type Props = {
  checked: boolean;
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  label: string;
  indeterminate?: boolean;
  disabled?: boolean;
};

/** A light checkbox for table rows: one native element, with a touch area larger than the visible box. */
export const TickBox = ({ checked, onChange, label, indeterminate = false, disabled }: Props) => (
  <input
    type="checkbox"
    className="cb"
    aria-label={label}
    checked={checked}
    disabled={disabled}
    ref={(box) => {
      if (box) box.indeterminate = indeterminate;
    }}
    onChange={(event) => onChange(event.target.checked, event)}
  />
);
