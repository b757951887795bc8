import { useTranslation } from '#lib/useTranslation.ts';
import styles from './auth.module.css';

const CENTRE = 420;

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`;
};

/** Ticks inwards from a ring, one every `step` degrees except at multiples of `longer`, which have longer ticks. */
const ticks = (ring: number, length: number, step: number, longer = 0, turn = 0) => {
  let path = '';
  for (let degrees = 0; degrees < 360; degrees += step)
    if (longer === 0 || degrees % longer !== 0)
      path += `M${point(ring, degrees + turn)}L${point(ring - length, degrees + turn)}`;
  return path;
};

/** The inner, magnetic ring is rotated by the variation, in degrees. */
const VARIATION = -4.5;
const outer = {
  ones: ticks(400, 8, 1, 5),
  fives: ticks(400, 15, 5, 10),
  tens: ticks(400, 22, 10),
};
const inner = ticks(268, 6, 2, 10, VARIATION) + ticks(268, 12, 10, 0, VARIATION);
const bearings = Array.from({ length: 12 }, (_, index) => index * 30);

/** A chart's compass rose; decorative and not animated. */
export function CompassRose() {
  const { t } = useTranslation('auth');
  return (
    <svg className={styles.rose} viewBox="0 0 840 840" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx={CENTRE} cy={CENTRE} r="400" />
        <circle cx={CENTRE} cy={CENTRE} r="268" />
        <path d={outer.ones} opacity=".55" />
        <path d={outer.fives} />
        <path d={outer.tens} strokeWidth="1.6" />
        <path d={inner} />
        <g transform={`rotate(${VARIATION} ${CENTRE} ${CENTRE})`}>
          <path d="M420 190V300M420 540V650M190 420H300M540 420H650" />
          <path d="M420 168l9 22h-18z" fill="currentColor" />
        </g>
        <path d="M420 4h12l-12 26-12-26z" fill="currentColor" stroke="none" />
      </g>
      <g fill="currentColor" fontSize="19" textAnchor="middle" dominantBaseline="middle">
        {bearings.map((bearing) => {
          const [x, y] = point(356, bearing).split(' ');
          return (
            <text key={bearing} x={x} y={y} transform={`rotate(${bearing} ${x} ${y})`}>
              {String(bearing).padStart(3, '0')}
            </text>
          );
        })}
      </g>
      <g fill="currentColor" fontSize="14" textAnchor="middle">
        <text x={CENTRE} y="416">
          {t('rose.variation')}
        </text>
        <text x={CENTRE} y="438">
          {t('rose.increase')}
        </text>
      </g>
    </svg>
  );
}
