import type { GroupLine } from './pipeline.ts';
import type { RowLook } from './rowLook.ts';

/** The heading of a group: one button, handled through `data-do` by the list's single listener. */
export const groupHead = <T,>({ group, expanded }: GroupLine, look: RowLook<T>, focusable: boolean) => (
  <button
    type="button"
    className="dt-group-name"
    data-do="toggle"
    tabIndex={focusable ? 0 : -1}
    aria-expanded={expanded}
  >
    <span className={expanded ? 'dt-toggle on' : 'dt-toggle'} />
    <b className="el">{group.label}</b> <span className="n">{look.labels.count(group.count)}</span>
  </button>
);
