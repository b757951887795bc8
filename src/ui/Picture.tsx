import { useState } from 'react';
import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from './Icon.tsx';

type Props = {
  src: string;
  alt: string;
  lazy?: boolean /** Shown in its place where it cannot be had. */;
  small?: string | undefined;
  /** Called when its size is known, or nothing can be shown in its place. */
  onShown?: () => void;
};

/**
 * A picture. If it cannot be loaded (without a connection: if it is not on this device), a message says so, with the
 * thumbnail if that is available. It is retried when the connection is back.
 */
export function Picture(props: Props) {
  const { since } = useConnection();
  return <Tried key={`${props.src} ${since === undefined}`} {...props} />;
}

function Tried({ src, alt, lazy, small, onShown }: Props) {
  const { t } = useTranslation('ui');
  const { since } = useConnection();
  const [failed, setFailed] = useState(false);
  const [smallFailed, setSmallFailed] = useState(false);
  if (!failed)
    return (
      <img
        src={src}
        alt={alt}
        loading={lazy ? 'lazy' : undefined}
        onLoad={onShown}
        onError={() => {
          setFailed(true);
          onShown?.();
        }}
      />
    );
  return (
    <span className="no-picture">
      {small !== undefined && small !== src && !smallFailed ? (
        <img src={small} alt={alt} onError={() => setSmallFailed(true)} />
      ) : (
        <Icon name="cloudOff" />
      )}
      <span className="small">{t(since === undefined ? 'noPicture' : 'notHerePicture')}</span>
    </span>
  );
}
