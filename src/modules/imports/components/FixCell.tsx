import { useState } from 'react';

type Props = { label: string; value: string; wrong: boolean; onChange: (text: string) => void };

/** One cell to correct; checked on Enter and on blur. */
export function FixCell({ label, value, wrong, onChange }: Props) {
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
        onChange={(event) => setText(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Enter') done();
        }}
      />
    </span>
  );
}
