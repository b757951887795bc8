import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import styles from '../components/help.module.css';
import { Lines } from '../components/Lines.tsx';

const ids = [
  'signIn',
  'find',
  'jobs',
  'complete',
  'postpone',
  'defect',
  'round',
  'hours',
  'equipment',
  'import',
  'offline',
  'conflicts',
  'people',
  'guests',
  'stock',
  'spareParts',
  'suppliers',
  'users',
  'yard',
  'office',
  'keys',
  'night',
  'call',
] as const;

/** How to do the daily tasks, searchable, each section with a URL. */
export function HelpPage() {
  const { t } = useTranslation(['help', 'nav']);
  const [sought, setSought] = useState('');
  const hash = useLocation({ select: (location) => location.hash });
  // When opened with a section's URL, the page appears after the router has looked for the section.
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);

  const words = sought.toLocaleLowerCase().split(/\s+/);
  const sections = ids
    .map((id) => ({ id, title: t(`sections.${id}.title`), text: t(`sections.${id}.text`) }))
    .filter(({ title, text }) => {
      const content = `${title} ${text.replace(/[`*]/g, '')}`.toLocaleLowerCase();
      return words.every((word) => content.includes(word));
    });
  return (
    <>
      <PageHeader
        title={t('nav:help')}
        actions={<SearchBox value={sought} onChange={setSought} label={t('search')} />}
      />
      {sections.length === 0 ? (
        <EmptyState icon={<Icon name="search" />} title={t('nothing')} hint={t('nothingHint')} />
      ) : (
        <div className={styles.reading}>
          <nav aria-label={t('contents')}>
            <ul className="plain">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <AppLink to="/app/help" hash={id}>
                    {title}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {sections.map(({ id, title, text }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                <Lines text={text} />
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
