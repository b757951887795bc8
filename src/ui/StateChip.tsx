import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph, type GlyphName } from './Glyph.tsx';

const looks = {
  overdue: ['overdue', 'error'],
  due: ['due', 'clock'],
  waiting: ['waiting', 'hourglass'],
  inProgress: ['prog', 'play'],
  noStatus: ['none', 'help'],
  upcoming: ['upcoming', 'calendar'],
  done: ['done', 'check'],
  critical: ['critical', 'shield'],
} as const satisfies Record<string, readonly [string, GlyphName]>;

export type State = keyof typeof looks;

/** A state as icon and word; its weight falls from solid to tint, outline and plain. */
export function StateChip({ state, children }: { state: State; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  const [look, glyph] = looks[state];
  return (
    <span className={`st ${look}`}>
      <Glyph name={glyph} />
      {children ?? t(`state.${state}`)}
    </span>
  );
}
