import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Spot } from '../../contract.ts';
import { within } from '../../rules.ts';
import styles from './drawing.module.css';
import { SpotMark } from './SpotMark.tsx';
import { useSpotDrag } from './useSpotDrag.ts';

export type Editing = {
  /** Puts a spot for the chosen part where the drawing was tapped; undefined while none is chosen. */
  onPlace: ((at: { x: number; y: number }) => void) | undefined;
  onMove: (spot: Spot) => void;
  onRemove: (spot: Spot) => void;
};

type Props = {
  page: StoredFile;
  name: string;
  spots: readonly Spot[];
  /** The name of the part with this number; undefined if no part has it. */
  partOf: (key: string) => string | undefined;
  isShort: (key: string) => boolean;
  chosen: string | undefined;
  onChoose: (key: string) => void;
  editing: Editing | undefined;
};

const MAX_ZOOM = 4;
/** A section's drawing with its numbered spots; while it is edited they are placed and moved. */
export function Drawing({ page, name, spots, partOf, isShort, chosen, onChoose, editing }: Props) {
  const { t } = useTranslation('sections');
  const [zoom, setZoom] = useState(1);
  // Spots lie on the drawing, whose size is not known before.
  const [shown, setShown] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const drag = useSpotDrag((spot) => editing?.onMove(spot));
  const place = ({ clientX, clientY, target }: MouseEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !editing?.onPlace || (target instanceof Element && target.closest('button'))) return;
    editing.onPlace({
      x: within((clientX - box.left) / box.width),
      y: within((clientY - box.top) / box.height),
    });
  };
  const label = (spot: Spot) => {
    const part = partOf(spot.key);
    return part ? t('spotOf', { key: spot.key, part }) : t('spotFree', { key: spot.key });
  };
  return (
    <section className={`panel ${styles.frame}`} aria-label={t('drawingOf', { name })}>
      {editing && (
        <p className={`small ink2 ${styles.hint}`}>{t(editing.onPlace ? 'placeHint' : 'chooseHint')}</p>
      )}
      <div className={styles.scroll}>
        {/* A tap on the drawing has a button of its own for the keyboard: "Place in the middle". */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <div
          ref={stage}
          className={editing?.onPlace ? `${styles.stage} ${styles.placing}` : styles.stage}
          // At its smallest the whole drawing is in sight.
          style={{ width: `calc(min(100%, max(300px, (100dvh - 320px) * 1.25)) * ${zoom})` }}
          onClick={editing ? place : undefined}
        >
          <Picture
            src={page.url}
            small={page.thumbUrl || undefined}
            alt={t('drawingOf', { name })}
            onShown={() => setShown(true)}
          />
          <svg className={styles.lines} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            {(shown ? spots : [])
              .map(drag.shown)
              .map(
                ({ key, x, y, partX, partY }) =>
                  partX !== null &&
                  partY !== null && (
                    <line
                      key={key}
                      x1={x}
                      y1={y}
                      x2={partX}
                      y2={partY}
                      className={key === chosen ? styles.on : undefined}
                    />
                  ),
              )}
          </svg>
          {(shown ? spots : []).map((spot) => (
            <SpotMark
              key={spot.key}
              spot={drag.shown(spot)}
              label={label(spot)}
              chosen={spot.key === chosen}
              short={isShort(spot.key)}
              free={partOf(spot.key) === undefined}
              onChoose={() => onChoose(spot.key)}
              moves={
                editing && {
                  bubble: drag.handlers(spot, 'bubble'),
                  end: drag.handlers(spot, 'end'),
                  onRemove: () => editing.onRemove(spot),
                }
              }
            />
          ))}
        </div>
      </div>
      <div className={styles.zoom}>
        <IconButton
          label={t('smaller')}
          icon={<Icon name="minus" />}
          disabled={zoom <= 1}
          onClick={() => setZoom(Math.max(1, zoom - 0.5))}
        />
        <IconButton
          label={t('larger')}
          icon={<Icon name="plus" />}
          disabled={zoom >= MAX_ZOOM}
          onClick={() => setZoom(Math.min(MAX_ZOOM, zoom + 0.5))}
        />
      </div>
    </section>
  );
}
