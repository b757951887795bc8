import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink, type LinkTarget } from './AppLink.tsx';
import { Icon } from './Icon.tsx';

export type Crumb = LinkTarget & { label: string };

type Props = {
  title: ReactNode;
  /** One line of facts about the item. */
  facts?: ReactNode;
  /** The way here, without the page itself; Home without any. A page that has none gives an empty list. */
  crumbs?: Crumb[];
  /** Secondary actions, before the primary. */
  actions?: ReactNode;
  /** The page's one primary action. */
  primary?: ReactNode;
  /** On touch the primary action is in a bar at the bottom, within the thumb's reach. */
  primaryInBottomBar?: boolean;
};

/**
 * The page header, which also sets the window title: breadcrumb, title, facts, secondary actions and one primary
 * action.
 */
export function PageHeader({ title, facts, crumbs, actions, primary, primaryInBottomBar }: Props) {
  const { t } = useTranslation(['ui', 'nav']);
  const way: Crumb[] = crumbs ?? [{ to: '/app/home', label: t('nav:home') }];
  useEffect(() => {
    if (typeof title === 'string') document.title = `${title} · Shipshape`;
  }, [title]);
  return (
    <>
      {way.length > 0 && (
        <nav className="crumb" aria-label={t('breadcrumb')}>
          <ol>
            {way.map(({ label, ...target }, index) => (
              <li key={label}>
                {index > 0 && <Icon name="right" className="flip" />}
                {target.to ? <AppLink {...target}>{label}</AppLink> : <span>{label}</span>}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="ph">
        <div className="t">
          <h1 tabIndex={-1}>{title}</h1>
          {facts && <span className="facts">{facts}</span>}
        </div>
        {actions && <div className="acts">{actions}</div>}
        {primary && (
          <div className={primaryInBottomBar ? 'primary-slot primary-bar' : 'primary-slot'}>{primary}</div>
        )}
      </div>
    </>
  );
}
