import { useEffect, useState } from 'react';

type Props = { text: string; label: string; size?: number };
type Drawn = { path: string; modules: number };

const draw = async (text: string): Promise<Drawn> => {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const path = Array.from(modules.data, (dark, index) =>
    dark ? `M${(index % modules.size) + 4} ${Math.floor(index / modules.size) + 4}h1v1h-1z` : '',
  ).join('');
  return { path, modules: modules.size + 8 };
};

/** A QR code as svg, black on white in every theme, so that scanners read it; its code loads on first use. */
export function QrCode({ text, label, size = 128 }: Props) {
  const [code, setCode] = useState<Drawn>();
  useEffect(() => {
    let isMounted = true;
    const show = (drawn: Drawn) => isMounted && setCode(drawn);
    draw(text).then(show, console.error);
    return () => {
      isMounted = false;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${code?.modules ?? 1} ${code?.modules ?? 1}`}
      shapeRendering="crispEdges"
      style={{ background: '#FFF' }}
    >
      {code && <path d={code.path} fill="#000" />}
    </svg>
  );
}
