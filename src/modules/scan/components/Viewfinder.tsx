import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useCamera } from '../useCamera.ts';
import { useReadCodes } from '../useReadCodes.ts';
import type { Code } from './code.ts';
import styles from './scan.module.css';

type Props = {
  onCode: (code: Code) => void;
  /** What to hold before the camera. */
  hint?: string | undefined;
  /** Leaves room for what goes on below. */
  small?: boolean;
  /** Codes wait until what was found is dealt with. */
  paused?: boolean;
};

/** The camera's picture with a frame to aim at, its torch, and a box for a code that cannot be read. */
export function Viewfinder({ onCode, hint, small = false, paused = false }: Props) {
  const { t } = useTranslation('scan');
  const { video, state, torch } = useCamera();
  const [isTyping, setTyping] = useState(false);
  const told = (code: Code) => {
    // Felt through a glove; not every device can.
    navigator.vibrate?.(40);
    onCode(code);
  };
  const { failed } = useReadCodes(video, { isOn: state === 'on', isPaused: paused }, told);
  const cannot = state === 'denied' || state === 'none' ? state : failed ? 'unread' : undefined;
  const typing = isTyping || cannot !== undefined;
  return (
    <section className={styles.finder} aria-label={t('camera')} hidden={paused && cannot !== undefined}>
      <div
        className={styles.sight}
        data-off={cannot !== undefined || undefined}
        data-small={small || undefined}
      >
        <video ref={video} muted playsInline tabIndex={-1} hidden={cannot !== undefined} />
        {!cannot && <span className={styles.frame} aria-hidden="true" />}
        <p className={styles.say} role="status" hidden={paused}>
          {cannot ? t(`cannot.${cannot}`) : state === 'starting' ? t('starting') : (hint ?? t('aim'))}
        </p>
        {torch && (
          <IconButton
            className={styles.torch}
            label={t(torch.isOn ? 'torchOff' : 'torchOn')}
            icon={<Icon name="torch" />}
            aria-pressed={torch.isOn}
            onClick={torch.toggle}
          />
        )}
        {!cannot && !paused && (
          <IconButton
            className={styles.keys}
            label={t('type')}
            icon={<Icon name="keyboard" />}
            aria-expanded={typing}
            onClick={() => setTyping(!isTyping)}
          />
        )}
      </div>
      {typing && !paused && <TypedCode onCode={onCode} />}
    </section>
  );
}

function TypedCode({ onCode }: Pick<Props, 'onCode'>) {
  const { t } = useTranslation('scan');
  const [text, setText] = useState('');
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onCode({ text: text.trim(), format: 'typed' });
        setText('');
      }}
    >
      <Field id="scan-typed" label={t('typed')} help={t('typedHelp')}>
        <div className="in">
          <input
            id="scan-typed"
            value={text}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={500}
            aria-describedby="scan-typed-help"
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </Field>
      <Button type="submit" disabled={text.trim() === ''}>
        {t('find')}
      </Button>
    </form>
  );
}
