import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon, type IconName } from './Icon.tsx';

const looks = {
  overdue: ['overdue', 'error'],
  due: ['due', 'clock'],
  waiting: ['waiting', 'hourglass'],
  inProgress: ['prog', 'play'],
  noStatus: ['none', 'help'],
  upcoming: ['upcoming', 'calendar'],
  done: ['done', 'check'],
  critical: ['critical', 'shield'],
} as const satisfies Record<string, readonly [string, IconName]>;

export type State = keyof typeof looks;

/** The chip of a state, made by a plain function for cells that are drawn by the thousand. */
export const stateChip = (state: State, text: ReactNode) => {
  const [look, icon] = looks[state];
  return (
    <span className={`st ${look}`}>
      <Icon name={icon} />
      {text}
    </span>
  );
};

/** A state as icon and word; its visual weight decreases from solid to tint, outline and plain. */
export function StateChip({ state, children }: { state: State; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  return stateChip(state, children ?? t(`state.${state}`));
}
