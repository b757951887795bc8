import { groups } from 'virtual:route-groups';
import { families } from 'virtual:texts';
import i18next from 'i18next';
import { startI18n } from '#i18n/setup.ts';

/**
 * All English texts. In a test React does everything at once that it has to do (`act`), and of several parts that wait for
 * texts it tries one after the other without end: the texts never get their turn to come. A browser's React pauses.
 */
export const startTexts = async () => {
  if (!i18next.isInitialized) await startI18n('en');
  await Promise.all(Object.values(groups).map((load) => load()));
  await i18next.loadNamespaces(Object.keys(families));
};
