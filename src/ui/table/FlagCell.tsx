import type { ReactNode } from 'react';

type Props = {
  label: string;
  on: boolean;
  icon: ReactNode;
  /** What is so, in words; without one, the icon stands for on, and the style sheet writes a dash for off. */
  word?: string;
  onChange: (on: boolean) => void;
  disabled?: boolean;
};

/** A flag that is changed in place: filled with icon when on, plain and without it when off, never only a colour. */
export const FlagCell = ({ label, on, icon, word, onChange, disabled }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    className={`dt-flag${on ? ' on' : ''}${word ? ' word' : ''}`}
    tabIndex={-1}
    disabled={disabled}
    onClick={() => onChange(!on)}
  >
    {on && icon}
    {word}
  </button>
);
