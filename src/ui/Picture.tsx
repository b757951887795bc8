import { useState } from 'react';
import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from './Icon.tsx';

type Props = {
  src: string;
  alt: string;
  lazy?: boolean /** Shown in its place where it cannot be had. */;
  small?: string | undefined;
};

/**
 * A picture; where it cannot be loaded, which without a link means that it is not on this device, that is said, with its
 * small one where that is here. It is tried again when the link is back.
 */
export function Picture(props: Props) {
  const { since } = useConnection();
  return <Tried key={`${props.src} ${since === undefined}`} {...props} />;
}

function Tried({ src, alt, lazy, small }: Props) {
  const { t } = useTranslation('ui');
  const { since } = useConnection();
  const [failed, setFailed] = useState(false);
  const [smallFailed, setSmallFailed] = useState(false);
  if (!failed)
    return <img src={src} alt={alt} loading={lazy ? 'lazy' : undefined} onError={() => setFailed(true)} />;
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
