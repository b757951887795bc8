import { type PointerEvent, useEffect, useRef } from 'react';
import styles from './profile.module.css';

type Props = {
  label: string;
  /** The current drawing as a PNG `data:` URL; '' if it is empty. */
  onInk: (picture: string) => void;
};

const WIDTH_PX = 1040;
const HEIGHT_PX = 360;
const PEN_PX = 5;

/** A field for signing by finger, pen or mouse; the picture is transparent, so that it can be printed over a line. */
export function InkPad({ label, onInk }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<[number, number]>(undefined);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.lineWidth = PEN_PX;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = '#15191D';
  }, []);
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * WIDTH_PX, ((clientY - box.top) / box.height) * HEIGHT_PX];
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d');
    if (!last.current || !pen) return;
    const next = at(event);
    pen.beginPath();
    pen.moveTo(...last.current);
    pen.lineTo(...next);
    pen.stroke();
    last.current = next;
  };
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = at(event);
        draw(event);
      }}
      onPointerMove={draw}
      onPointerUp={(event) => {
        last.current = undefined;
        onInk(event.currentTarget.toDataURL('image/png'));
      }}
      onPointerCancel={() => {
        last.current = undefined;
      }}
    />
  );
}
