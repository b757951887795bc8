import { useId, useState } from 'react';

type Props = {
  label: string;
  value: string;
  wrong: boolean;
  /** Values to pick from. */
  options?: readonly string[] | undefined;
  onChange: (text: string) => void;
};

/** One cell to correct; checked on Enter and on blur. */
export function FixCell({ label, value, wrong, options, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(value);
  const done = () => {
    if (text !== value) onChange(text);
  };
  return (
    <span className={wrong ? 'in err' : 'in'}>
      <input
        aria-label={label}
        aria-invalid={wrong || undefined}
        value={text}
        maxLength={5000}
        list={options && id}
        onChange={(event) => {
          setText(event.target.value);
          // A picked value is whole: it needs no Enter.
          if (options?.includes(event.target.value) && !('inputType' in event.nativeEvent))
            onChange(event.target.value);
        }}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Enter') done();
        }}
      />
      {options && (
        <datalist id={id}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </span>
  );
}
