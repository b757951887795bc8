import type { CSSProperties } from 'react';
import type { User } from '#modules/auth/contract.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './home.module.css';
import type { HomePanel } from './homePanel.ts';

/** Every module that has a `homePanels.ts`; home knows none of them by name. */
const files = import.meta.glob<{ default: readonly HomePanel[] }>('../../*/homePanels.ts', { eager: true });

const panels = Object.values(files)
  .flatMap((file) => file.default)
  .sort((a, b) => a.order - b.order)
  .map((panel) => ({ ...panel, Part: lazyPart(panel.load, <div className="panel" />) }));

const roomOf = (rows: number): CSSProperties & { '--rows': number } => ({ '--rows': rows });

/** The panels of other modules at a place of home, for this person. */
export function HomePanels({ user, place }: { user: User; place: HomePanel['place'] }) {
  return panels
    .filter((panel) => panel.place === place && panel.isFor(user))
    .map(({ id, rows, Part }) => (
      <div key={id} className={styles.room} style={roomOf(rows)}>
        <Part user={user} />
      </div>
    ));
}
