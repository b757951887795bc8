import { useTranslation } from '#lib/useTranslation.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Section } from '../contract.ts';
import styles from './sectionCards.module.css';

type Props = {
  sections: readonly Section[];
  /** The first drawing of a section. */
  drawingOf: (id: string) => StoredFile | undefined;
  partsIn: (id: string) => number;
};

/** Sections by their drawings, as one looks for them in a parts book. */
export function SectionCards({ sections, drawingOf, partsIn }: Props) {
  const { t } = useTranslation('sections');
  return (
    <ul className={styles.cards}>
      {sections.map(({ _id: id, sectionName }) => {
        const drawing = drawingOf(id);
        return (
          <li key={id}>
            <AppLink to="/app/sections/$id" params={{ id }} className={styles.card}>
              {drawing ? (
                <span className={styles.paper}>
                  <Picture src={drawing.thumbUrl || drawing.url} alt="" lazy />
                </span>
              ) : (
                <span className={`${styles.paper} ${styles.none}`}>
                  <Icon name="photo" size="l" />
                </span>
              )}
              <span className={styles.name}>
                <b>{sectionName}</b>
                <span className="small ink2">{t('partCount', { count: partsIn(id) })}</span>
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
